import { expect, test } from 'vitest';
import { testWorld } from '../testing/client';
import { createChallenge } from './challenges';
import { createToken, goodToken } from './tokens';

test('a world keeps 2,000 tokens of its own, and all of the seed', { tags: 'long' }, async () => {
  const world = await testWorld();
  const seeded = world.db.tokens.count();
  for (let n = 0; n < 2010; n += 1) await createToken(world, { kind: 'resetPassword', lifeMs: 1000, tries: n });
  const tokens = world.db.tokens.all();
  expect(tokens).toHaveLength(seeded + 2000);
  expect(tokens[seeded]?.tries).toBe(10);
});

test('a world keeps the newest 2,000 challenges', async () => {
  const world = await testWorld();
  const any = { personId: 'ann', purpose: 'stepUp', method: 'TOTP', target: '' } as const;
  for (let n = 0; n < 2010; n += 1) await createChallenge(world, { ...any, kind: 'mfa', lifeMs: n });
  expect(world.db.challenges.count()).toBe(2000);
});

test('a token is good for its own kind, and not for one whose name contains it', async () => {
  const world = await testWorld();
  expect(goodToken(world, 'registration', 'invite-valid')?.token).toBe('invite-valid');
  expect(goodToken(world, ['ssoRegistration', 'registration'], 'invite-valid')?.token).toBe('invite-valid');
  expect(goodToken(world, 'registrationEmailVerification', 'invite-valid')).toBeNull();
});
