import { describe, expect, test } from 'vitest';
import { testWorld } from '../testing/client';
import { World } from '../world/world';
import { attemptsLeft, clearAttempts, countAttempt, lockAtTry, secondsLocked } from './attempts';

const rule = { most: 2, windowMs: 60_000, lockMs: 300_000 };

function frozen(): World {
  const world = new World('attempts', { now: Date.UTC(2026, 10, 21) });
  world.clock.freeze(true);
  return world;
}

test('the counter counts each subject separately, and forgets a subject that succeeds', async () => {
  const world = frozen();
  await countAttempt(world, 'x', rule);
  await countAttempt(world, 'x', rule);
  expect(await countAttempt(world, 'y', rule)).toBeNull();
  await clearAttempts(world, 'y');
  expect(await countAttempt(world, 'x', rule)).toBe(300);
  await clearAttempts(world, 'x');
  expect(await countAttempt(world, 'x', rule)).toBeNull();
});

test('after a lock that is shorter than its window, the attempts before it no longer count', async () => {
  const world = frozen();
  const shortLock = { most: 1, windowMs: 60_000, lockMs: 10_000 };
  await countAttempt(world, 'x', shortLock);
  expect(await countAttempt(world, 'x', shortLock)).toBe(10);
  world.clock.advance(10_000);
  expect(await countAttempt(world, 'x', shortLock)).toBeNull();
});

test('three tries leave three, two, one and none, and the third locks the subject', async () => {
  const world = frozen();
  const threeTries = lockAtTry(3, { windowMs: 60_000 });
  const left = [attemptsLeft(world, 'x', threeTries)];
  const waits = [];
  for (let n = 0; n < 3; n += 1) {
    waits.push(await countAttempt(world, 'x', threeTries));
    left.push(attemptsLeft(world, 'x', threeTries));
  }
  expect([left, waits]).toEqual([
    [3, 2, 1, 0],
    [null, null, 60],
  ]);
});

describe('a flood of 2,001 names that nobody has', () => {
  const flooded = async (subject: string) => {
    const world = await testWorld();
    for (let n = 0; n < 10; n += 1) await countAttempt(world, subject);
    for (let n = 0; n <= 2000; n += 1) await countAttempt(world, `username:unknown-${n}`);
    return world;
  };

  test.each(['stepUp:max', 'dob:invite-valid', 'emailCheck:max', 'password:ann.lee', 'registration:max@example.com'])(
    'leaves the count of %s as it is',
    async (subject) => {
      const [before, world] = [await testWorld(), await flooded(subject)];
      for (let n = 0; n < 10; n += 1) await countAttempt(before, subject);
      expect(world.db.attempts.get(subject)).toEqual(before.db.attempts.get(subject));
    },
  );

  test.each(['username:nobody', 'login:nobody'])('drops the count of %s', async (subject) => {
    const world = await flooded(subject);
    expect(world.db.attempts.count()).toBe(2000);
    expect(secondsLocked(world, subject)).toBeNull();
  });
});

test('a world with 2,000 counts forgets those whose time is over', async () => {
  const world = await testWorld();
  for (let n = 0; n < 2000; n += 1) await countAttempt(world, `emailCheck:person-${n}`);
  world.clock.advance(world.limits.emailCheckWindowMs);
  await countAttempt(world, 'emailCheck:max');
  expect(world.db.attempts.all()).toMatchObject([{ id: 'emailCheck:max' }]);
});
