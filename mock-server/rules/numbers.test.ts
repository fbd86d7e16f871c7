import { describe, expect, test } from 'vitest';
import { newCaller, testWorld } from '../testing/client';
import { defaultLimits } from '../world/limits';

/** Limits that are neither a time nor a number of tries; world/limits.test.ts and bounded.test.ts have those. */

describe('a number has its value', () => {
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
