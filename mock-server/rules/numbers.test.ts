import { describe, expect, test } from 'vitest';
import { newCaller, newestCode, testWorld, textAt } from '../testing/client';
import { startSession } from '../world/sessions';
import { defaultLimits } from '../world/limits';

/** The limits that are neither a time nor a number of tries; limits.test.ts has those, and the list of all limits. */

describe('a number has its value', () => {
  test('impersonationMs: an impersonation ends 30 minutes after its start', async () => {
    const oscar = await newCaller(await testWorld()).signIn('oscar');
    const { headers } = await oscar.expect('startImpersonation', '204', {
      body: {
        kind: 'associate',
        impersonationId: 'impersonation-good',
        impersonatedActorId: 'associate-ann-100',
        impersonatedClientId: '100',
        reason: 'Case 88121',
      },
    });
    expect(Number(headers['acting-session-expiry']) - oscar.world.clock.now()).toBe(30 * 60_000);
  });

  test('oneTimeCodeDigits: a code has six digits', async () => {
    const max = await newCaller(await testWorld()).signIn('max');
    await max.expect('startMfaChallenge', '201', { body: { methodId: 'sms-0', requiredLevel: 3 } });
    expect(newestCode(max.world, '+12125550177')).toMatch(/^\d{6}$/);
  });

  test('loginLevel and stepUpLevel: a login has level 1, and level 3 is required for a step-up', async () => {
    const max = newCaller(await testWorld());
    await max.expect('login', '200', {
      body: { username: max.world.db.persons.get('max')?.username ?? '', password: 'Sunny-Harbor-42' },
    });
    const actionAt = async (level: number) => {
      await max.world.db.sessions.updateMany((q) => q.where(() => true), {
        data(draft) {
          draft.levelOfAssurance = level;
        },
      });
      return textAt(await max.expect('getMfaState', '200'), 'requiredUserAction');
    };
    expect(max.world.db.sessions.all().map(({ levelOfAssurance }) => levelOfAssurance)).toEqual([1]);
    expect([await actionAt(2), await actionAt(3)]).toEqual(['selectMethod', 'none']);
  });

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
