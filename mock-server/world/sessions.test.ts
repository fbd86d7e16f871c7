import { describe, expect, test } from 'vitest';
import { removePerson } from '../seed/people';
import { oblige } from '../seed/scenarios/state';
import { impersonate, logIn, stepUp, thiefOf } from '../testing/acts';
import { type Caller, newCaller, ORIGIN, testWorld } from '../testing/client';
import { membershipsOf } from '../rules/persons';
import { takeOverSession } from '../upstream/session';
import { PERSONA_PASSWORD } from './store/make';
import type { World } from './world';

const GONE = '401 MISSING_SESSION_COOKIE';

const read = async (caller: Caller) => (await caller.call('getMe')).body;

const suspend = async (world: World, personId: string) => {
  for (const one of membershipsOf(world, personId)) await world.db.associates.set(one, { suspended: true });
};

/** A stolen session of Oscar that acts for Ann, and Oscar's own one. */
async function stolen(): Promise<{ oscar: Caller; thief: Caller }> {
  const thief = await newCaller(await testWorld()).signIn('oscar');
  await impersonate(thief);
  expect(await read(thief)).toMatchObject({ personId: 'ann' });
  return { oscar: await newCaller(thief.world).signIn('oscar', { level: 3 }), thief };
}

describe('a session that acts for another person belongs to who signed in', () => {
  test('who finds it in the list, and ends it there', async () => {
    const { oscar, thief } = await stolen();
    const { body } = await oscar.expect('listSessions', '200');
    const acting = thief.world.db.sessions.get(thief.cookies.get('session'));
    expect(body).toMatchObject({ sessions: [{ isCurrent: true }, { isCurrent: false, id: acting?.publicId }] });
    await oscar.expect('endSession', '204', { path: { id: acting?.publicId ?? '' } });
    await thief.expect('getMe', GONE);
  });

  test.each(['endOtherSessions', 'logoutAllSessions'] as const)('who ends it by %s', async (end) => {
    const { oscar, thief } = await stolen();
    await oscar.expect(end, '200');
    await thief.expect('getMe', GONE);
  });

  test.each(['endOtherSessions', 'logoutAllSessions'] as const)(
    'and stays after %s of the other person',
    async (end) => {
      const { thief } = await stolen();
      await (await newCaller(thief.world).signIn('ann')).expect(end, '200');
      expect(await read(thief)).toMatchObject({ personId: 'ann' });
      await thief.expect('endImpersonation', '204');
      expect(await read(thief)).toMatchObject({ personId: 'oscar' });
    },
  );

  test('and goes with them', async () => {
    const { thief } = await stolen();
    removePerson(thief.world, 'oscar');
    await thief.expect('getMe', GONE);
  });

  test('and a sign-in as that person over it meets no obligation of theirs', async () => {
    const { thief } = await stolen();
    await oblige(thief.world, 'ann', { command: 'forceBasicCredentialAuthentication' });
    await logIn(thief);
    await thief.expect('checkObligations', '412 BLOCKED_BY_OBLIGATION');
  });
});

test('a real service that renews it starts a session of who signed in', async () => {
  const { thief } = await stolen();
  const id = thief.cookies.get('session') ?? '';
  const request = {
    method: 'POST',
    url: '/api/identity-orchestrator/v0/persons/me/mfa/challenges/1/verify',
    headers: { cookie: `session=${id}` },
    body: null,
    origin: ORIGIN,
  };
  const call = { id: 'verifyMfaChallenge' as const, request, path: {}, body: {}, traceId: '' };
  const headers: [string, string][] = [['Set-Cookie', 'session=renewed; Path=/']];
  await takeOverSession(thief.world, call, { status: 200, headers, body: null });
  expect(thief.world.db.sessions.get('renewed')).toMatchObject({ personId: 'oscar', impersonation: null });
});

/** Ann after a step-up, and a browser with her id from before. */
async function renewed(): Promise<{ ann: Caller; former: Caller }> {
  const ann = await newCaller(await testWorld()).signIn('ann');
  const former = thiefOf(ann);
  await stepUp(ann);
  return { ann, former };
}

describe('a former id', () => {
  test('keeps the level from before a step-up, until the new one is used', async () => {
    const { ann, former: thief } = await renewed();
    expect((await thief.expect('checkAuthentication', '200')).body).toMatchObject({ levelOfAssurance: 1 });
    await thief.expect('createBackupCodes', '412 BLOCKED_BY_OBLIGATION');
    await ann.expect('createBackupCodes', '201');
    await thief.expect('getMe', GONE);
  });

  test('changes nothing in the session of the new one', async () => {
    const { ann, former: thief } = await renewed();
    await thief.expect('createBackupCodes', '412 BLOCKED_BY_OBLIGATION');
    expect((await ann.expect('getMfaState', '200')).body).toMatchObject({ requiredUserAction: 'none' });
  });

  test('gets no cookie of its session, which would take the place of the new one', async () => {
    const { former: late } = await renewed();
    const { headers } = await late.expect('getMe', '200');
    expect(headers['set-cookie']).toBeUndefined();
  });

  test.each<[string, (ann: Caller) => Promise<unknown>]>([
    ['signs out', (ann) => ann.expect('logout', '200')],
    ['signs in again', (ann) => logIn(ann, 'ben.many')],
  ])('ends together with the new one when its browser %s', async (_, end) => {
    const { ann, former: withoutAnswer } = await renewed();
    await end(withoutAnswer);
    await ann.expect('getMe', GONE);
  });

  test('is no session of its own in the list', async () => {
    const { ann, former: withoutAnswer } = await renewed();
    for (const browser of [withoutAnswer, ann])
      expect((await browser.expect('listSessions', '200')).body).toMatchObject({ sessions: [{ isCurrent: true }] });
  });

  test('may step up again when the answer was lost, and the id that was lost ends', async () => {
    const { ann, former: withoutAnswer } = await renewed();
    ann.world.clock.advance(ann.world.limits.resendCooldownMs);
    await stepUp(withoutAnswer);
    await withoutAnswer.expect('createBackupCodes', '201');
    await ann.expect('getMe', GONE);
  });

  test('acts for the other person after the end of the impersonation, and not as who signed in', async () => {
    const { thief: oscar } = await stolen();
    const thief = thiefOf(oscar);
    await oscar.expect('endImpersonation', '204');
    expect(oscar.cookies.get('session')).not.toBe(thief.cookies.get('session'));
    expect(await read(thief)).toMatchObject({ personId: 'ann' });
    expect(await read(oscar)).toMatchObject({ personId: 'oscar' });
    await thief.expect('getMe', GONE);
  });

  test('ends with the time of its impersonation', async () => {
    const { thief: oscar } = await stolen();
    const thief = thiefOf(oscar);
    oscar.world.limits.sessionMs = 2 * oscar.world.limits.impersonationMs;
    await oscar.expect('getMe', '200');
    await oscar.expect('endImpersonation', '204');
    oscar.world.clock.advance(oscar.world.limits.impersonationMs);
    await thief.expect('getMe', GONE);
    expect(await read(oscar)).toMatchObject({ personId: 'oscar' });
  });
});

test('the end of no impersonation gives no new id', async () => {
  const oscar = await newCaller(await testWorld()).signIn('oscar');
  const id = oscar.cookies.get('session');
  await oscar.expect('endImpersonation', '204');
  expect(oscar.cookies.get('session')).toBe(id);
});

describe('a session ends at the next call of a person', () => {
  test.each<[string, (world: World) => Promise<unknown>, string]>([
    ['who becomes inactive', ({ db }) => db.persons.patch('ann', { isInactive: true }), 'ACCOUNT_INACTIVE'],
    ['whose memberships are all suspended', (world) => suspend(world, 'ann'), 'ASSOCIATE_SUSPENDED'],
  ])('%s', async (_, end, code) => {
    const person = await newCaller(await testWorld()).signIn('ann');
    await end(person.world);
    await person.expect('getMe', GONE);
    const login = { body: { username: 'ann.lee', password: PERSONA_PASSWORD } };
    expect((await person.call('login', login)).is).toBe(`423 ${code}`);
  });

  test('but not when wrong passwords lock the sign-in, which anybody can bring about', async () => {
    const ann = await newCaller(await testWorld()).signIn('ann');
    await ann.world.db.persons.patch('ann', { lockedUntil: ann.world.clock.now() + 60_000 });
    await ann.expect('getMe', '200');
  });

  test('who acts for another person, and becomes inactive', async () => {
    const { thief } = await stolen();
    await thief.world.db.persons.patch('oscar', { isInactive: true });
    await thief.expect('getMe', GONE);
  });
});
