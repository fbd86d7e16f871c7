import { describe, expect, test } from 'vitest';
import { newCaller, testWorld } from '../testing/client';
import { startSession } from '../world/sessions';
import { defaultLimits } from '../world/limits';

/** Limits that are neither a time nor a number of tries; world/limits.test.ts has those. */

describe('a number has its value', () => {
  test('sessionsKept: a world keeps 200 sessions', async () => {
    const world = await testWorld();
    const ann = world.db.persons.get('ann');
    if (!ann) throw new Error('The seed has no ann.');
    for (let n = 0; n < 200; n += 1) await startSession(world, ann, { method: 'Lifion', level: 1, associateId: null });
    const [oldest] = world.db.sessions.all();
    expect(world.db.sessions.count()).toBe(200);
    await startSession(world, ann, { method: 'Lifion', level: 1, associateId: null });
    expect([world.db.sessions.count(), world.db.sessions.get(oldest?.id ?? '')]).toEqual([200, undefined]);
  });

  test('clientSearchPage: a search of clients answers five', async () => {
    const iris = await newCaller(await testWorld()).signIn('iris');
    const { body } = await iris.expect('searchClients', '200', {
      body: { clientNamePrefix: 'cedar', ignoreTransitionedToService: false },
    });
    expect(JSON.stringify(body).match(/"_id":/g)).toHaveLength(5);
    const inside = { clientNamePrefix: 'edar', ignoreTransitionedToService: false };
    expect(await iris.expect('searchClients', '200', { body: inside })).toMatchObject({ body: { totalCount: 0 } });
  });

  test('the limits of account security have their values', () => {
    expect(defaultLimits).toMatchObject({
      stepUpFreshMs: 10 * 60_000,
      passkeysMost: 10,
      passkeyChallengeMs: 5 * 60_000,
      passkeyStarts: 60,
      passkeyFailures: 5,
      passkeyWindowMs: 5 * 60_000,
      authenticatorSetupMs: 10 * 60_000,
      authenticatorTries: 5,
      backupCodes: 10,
      activityMs: 90 * 86_400_000,
      activitiesKept: 600,
    });
  });
});
