import { expect, test } from 'vitest';
import { defaultLimits } from '../../world/limits';
import { testWorld } from '../../testing/client';
import { judgeCode, refusalDetails, sendCode } from './one-time-code';

const pending = { code: '428613', tries: 0, expiresAt: 1000 };

test.each(['428613', '428 613', '428-613', ' 428613 '])('the check accepts %j before the code expires', (typed) => {
  expect(judgeCode(typed, pending, 999, defaultLimits)).toBe('right');
});

test('the check rejects every code after the fifth wrong one, the right code too', () => {
  expect(judgeCode('000000', { ...pending, tries: 3 }, 0, defaultLimits)).toBe('CODE_INCORRECT');
  expect(judgeCode('000000', { ...pending, tries: 4 }, 0, defaultLimits)).toBe('TOO_MANY_ATTEMPTS');
  expect(judgeCode('428613', { ...pending, tries: 4 }, 0, defaultLimits)).toBe('right');
  expect(judgeCode('428613', { ...pending, tries: 5 }, 0, defaultLimits)).toBe('TOO_MANY_ATTEMPTS');
});

test('the check accepts no code when none was sent', () => {
  for (const typed of ['', 'null', '-'])
    expect(judgeCode(typed, { ...pending, code: null }, 0, defaultLimits)).toBe('CODE_INCORRECT');
});

test('a wrong code names the tries that are left; an expired one names none', () => {
  expect(refusalDetails('CODE_INCORRECT', 0, defaultLimits)).toEqual({ details: { remainingAttempts: 4 } });
  expect(refusalDetails('CODE_INCORRECT', 3, defaultLimits)).toEqual({ details: { remainingAttempts: 1 } });
  expect(refusalDetails('CODE_EXPIRED', 3, defaultLimits)).toEqual({});
});

test('the message of a code says how long it is valid', async () => {
  const world = await testWorld();
  sendCode(world, { channel: 'email', to: 'ann@example.com', kind: 'stepUp', code: '428613' });
  expect(world.outbox.list({ to: 'ann@example.com' })).toMatchObject([
    { subject: 'Your code', text: 'Your code is 428613. It is valid for 10 minutes.' },
  ]);
});
