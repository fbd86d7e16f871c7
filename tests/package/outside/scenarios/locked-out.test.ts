import { expect } from 'vitest';
import { logIn, test } from './support';

test('five wrong passwords lock one person for five minutes, and no other person', async ({ world }) => {
  const visitor = world.visitor();
  for (let times = 1; times < 5; times += 1)
    expect(await logIn(visitor, 'ann.lee', 'wrong')).toBe('401 INCORRECT_CREDS');
  expect(await logIn(visitor, 'ann.lee', 'wrong')).toBe('429 TOO_MANY_ATTEMPTS');
  await world.clock.advance({ minutes: 4, seconds: 50 });
  expect(await logIn(visitor, 'ann.lee')).toBe('429 TOO_MANY_ATTEMPTS');
  expect(await logIn(world.visitor(), 'ben.many')).toBe('200');
  await world.clock.advance({ seconds: 10 });
  expect(await logIn(visitor, 'ann.lee')).toBe('200');
});
