import { expect, test } from 'vitest';
import { defaultLimits } from '../limits';
import { judgeCode } from './one-time-code';

const pending = { code: '428613', tries: 0, expiresAt: 1000 };

test.each(['428613', '428 613', '428-613', ' 428613 '])('%j is right while it lives', (typed) => {
  expect(judgeCode(typed, pending, 999, defaultLimits)).toBe('right');
});

test('a code dies at its end, not a moment before', () => {
  expect(judgeCode('428613', pending, 1000, defaultLimits)).toBe('CODE_EXPIRED');
});

test('the fifth wrong code is one too many, and then the right one is too', () => {
  expect(judgeCode('000000', { ...pending, tries: 3 }, 0, defaultLimits)).toBe('CODE_INCORRECT');
  expect(judgeCode('000000', { ...pending, tries: 4 }, 0, defaultLimits)).toBe('TOO_MANY_ATTEMPTS');
  expect(judgeCode('428613', { ...pending, tries: 4 }, 0, defaultLimits)).toBe('right');
  expect(judgeCode('428613', { ...pending, tries: 5 }, 0, defaultLimits)).toBe('TOO_MANY_ATTEMPTS');
});

test('where no code was sent, none is right', () => {
  for (const typed of ['', 'null', '-'])
    expect(judgeCode(typed, { ...pending, code: null }, 0, defaultLimits)).toBe('CODE_INCORRECT');
});
