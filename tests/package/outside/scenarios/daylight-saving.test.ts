import { expect } from 'vitest';
import { logIn, test } from './support';

test('a lockout lasts five minutes also in the night in which the clocks change', async ({ world }) => {
  // In New York, 2026-03-08 goes from 01:59 to 03:00, which is 07:00 in UTC.
  await world.clock.set('2026-03-08T06:58:00Z');
  const visitor = world.visitor();
  for (let times = 0; times < 5; times += 1) await logIn(visitor, 'ann.lee', 'wrong');
  await world.clock.advance({ minutes: 4, seconds: 50 });
  expect(await logIn(visitor, 'ann.lee')).toBe('429 TOO_MANY_ATTEMPTS');
  await world.clock.advance({ seconds: 10 });
  expect(await logIn(visitor, 'ann.lee')).toBe('200');
  const { headers } = await visitor.call('checkAuthentication');
  expect(new Date(headers.get('Date') ?? '').toISOString()).toMatch(/^2026-03-08T07:03:/);
});
