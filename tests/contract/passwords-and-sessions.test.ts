import { describe, expect, test } from 'vitest';
import { PERSONA_PASSWORD } from '../../mock-server/world/store/make';
import { changePassword, impersonate, logIn, stepUp, thiefOf } from '../../mock-server/testing/acts';
import { type Caller, newCaller, testWorld } from '../../mock-server/testing/client';
import { GOOD_PASSWORD } from '../../mock-server/testing/passwords';
import { rightsOfActor } from '../../mock-server/world/sessions';
import type { World } from '../../mock-server/world/world';
import { setPassword } from '../../mock-server/rules/new-password';
import { openMembershipsOf } from '../../mock-server/rules/persons';
import { createToken } from '../../mock-server/rules/tokens';

const OVER = '422 TOKEN_LOAD_VERIFY_FAILURE';
const credentials = { username: 'sol.own', password: GOOD_PASSWORD };

const link = (world: World, kind: 'resetPassword' | 'createCredential', personId: string) =>
  createToken(world, { kind, personId, lifeMs: 60_000 });

/** Lets the session of the caller act for this person. */
async function actAs({ world, cookies }: Caller, personId: string): Promise<void> {
  const session = world.db.sessions.get(cookies.get('session') ?? '');
  const [associate] = openMembershipsOf(world, personId);
  if (!session || !associate) throw new Error('The caller has no session, or the person no membership.');
  const impersonation = { id: 'i-1', actingSessionId: 'acting-1', expiresAt: world.clock.now() + 600_000 };
  await world.db.sessions.patch(session.id, rightsOfActor(session, { id: associate.id, personId }, impersonation));
}

const load = (kind: 'resetPassword' | 'createCredential' | 'registration', token: string) => ({
  path: { kind, token },
});

/** Each way to set a password: of whom, and by a session of the person or by a link. Sol and cleo have none. */
const ways: Readonly<Record<string, { of: string; hasOwnSession: boolean; set: (own: Caller) => Promise<unknown> }>> = {
  changePassword: {
    of: 'ann',
    hasOwnSession: true,
    set: changePassword,
  },
  createBasicCredentials: {
    of: 'sol',
    hasOwnSession: true,
    set: (own) => own.expect('createBasicCredentials', '204', { body: credentials }),
  },
  resetPassword: {
    of: 'ann',
    hasOwnSession: false,
    async set({ world }) {
      const { token } = await link(world, 'resetPassword', 'ann');
      const body = { kind: 'resetPassword' as const, token, data: { password: GOOD_PASSWORD } };
      await newCaller(world).expect('executeToken', '204', { body });
    },
  },
  createCredential: {
    of: 'sol',
    hasOwnSession: false,
    async set({ world }) {
      const { token } = await link(world, 'createCredential', 'sol');
      await newCaller(world).expect('executeToken', '204', {
        body: { kind: 'createCredential', token, data: credentials },
      });
    },
  },
};

describe.each(Object.entries(ways))('a new password by %s', (_, { of, hasOwnSession, set }) => {
  async function made() {
    const world = await testWorld();
    await world.db.persons.patch(of, { failedLogins: 4, lockedUntil: world.clock.now() + 60_000 });
    return { world, own: await newCaller(world).signIn(of) };
  }

  test('ends the links of its person that set one, and no link of another person, and no invitation', async () => {
    const { world, own } = await made();
    const ended = [await link(world, 'resetPassword', of), await link(world, 'createCredential', of)];
    const others = [await link(world, 'resetPassword', 'ben'), await link(world, 'createCredential', 'cleo')];
    // An invitation that the person has opened, to another membership.
    await world.db.tokens.patch('invite-no-check', { personId: of });
    await set(own);
    expect(ended.map(({ token }) => world.db.tokens.get(token)?.state)).toEqual(['used', 'used']);
    expect(others.map(({ token }) => world.db.tokens.get(token)?.state)).toEqual(['open', 'open']);
    const visitor = newCaller(world);
    await visitor.expect('loadToken', OVER, load('resetPassword', ended[0]?.token ?? ''));
    await visitor.expect('loadToken', '200', load('resetPassword', others[0]?.token ?? ''));
    await visitor.expect('loadToken', '200', load('createCredential', others[1]?.token ?? ''));
    await visitor.expect('loadToken', '200', load('registration', 'invite-no-check'));
  });

  test('ends every other session that its person signed in, also one that acts for somebody', async () => {
    const { world, own } = await made();
    const elsewhere = await newCaller(world).signIn(of);
    const acting = await newCaller(world).signIn(of);
    const staff = await newCaller(world).signIn('oscar');
    const ben = await newCaller(world).signIn('ben');
    await actAs(acting, 'ben');
    await actAs(staff, of);
    await set(own);
    for (const ended of [elsewhere, acting]) await ended.expect('checkAuthentication', '401 MISSING_SESSION_COOKIE');
    await own.expect('checkAuthentication', hasOwnSession ? '200' : '401 MISSING_SESSION_COOKIE');
    for (const other of [staff, ben]) await other.expect('checkAuthentication', '200');
  });

  test('is remembered with its time, ends a lock, and is told to the person', async () => {
    const { world, own } = await made();
    const before = world.db.persons.get(of)?.password ?? null;
    await set(own);
    const person = world.db.persons.get(of);
    expect(person).toMatchObject({ password: GOOD_PASSWORD, failedLogins: 0, lockedUntil: null });
    expect(person?.security.passwordChangedAt).toBe(world.clock.now());
    expect(person?.passwordHistory).toEqual(before === null ? [] : [before]);
    expect(
      world.db.activities.all().filter((one) => one.personId === of && one.kind === 'PASSWORD_CHANGED'),
    ).toHaveLength(1);
    expect(world.outbox.list({ kind: 'securityChange' }).map(({ to }) => to)).toEqual([person?.emails[0]?.address]);
  });
});

describe('a first username and password', () => {
  test('is refused to a person who has a password, whatever an obligation says', async () => {
    const world = await testWorld('must-create-basic-credentials');
    await world.db.persons.patch('ann', { password: PERSONA_PASSWORD });
    const ann = await newCaller(world).signIn('ann');
    await ann.expect('createBasicCredentials', '403 INSUFFICIENT_PERMISSIONS', { body: credentials });
    await ann.expect('checkObligations', '200');
    expect(world.db.persons.get('ann')).toMatchObject({ username: 'ann.lee', password: PERSONA_PASSWORD });
  });

  test('is refused to a link of a person who has got a password meanwhile', async () => {
    const world = await testWorld();
    const visitor = newCaller(world);
    await world.db.persons.patch('cleo', { username: 'cleo.own', password: PERSONA_PASSWORD });
    await visitor.expect('loadToken', OVER, load('createCredential', 'credential-valid'));
    await visitor.expect('executeToken', '422 TOKEN_EXECUTE_FAILURE', {
      body: { kind: 'createCredential', token: 'credential-valid', data: credentials },
    });
    expect(world.db.persons.get('cleo')).toMatchObject({ username: 'cleo.own', password: PERSONA_PASSWORD });
  });
});

test('the mail to a person of clients without account security leads to the password, as they have no page about it', async () => {
  const world = await testWorld();
  await world.db.flags.patch('enableAccountSecurity:*', { isEnabled: false });
  const ann = await newCaller(world).signIn('ann');
  await changePassword(ann);
  const [mail] = world.outbox.list({ kind: 'securityChange' });
  expect(mail?.text).toMatch(/password of your account was changed.* change your password in the account settings/);
});

test('a changed password forgets the wrong ones before it', async () => {
  const ann = await newCaller(await testWorld()).signIn('ann');
  const body = { oldPassword: 'Wrong-Harbor-1', newPassword: GOOD_PASSWORD };
  const left = async () => {
    const refused = await ann.expect('changePassword', '422 INCORRECT_PASSWORD', { body });
    return /"remainingAttempts":(\d)/.exec(JSON.stringify(refused.body))?.[1];
  };
  const first = await left();
  await changePassword(ann);
  expect([first, await left()]).toEqual(['4', '4']);
});

describe('the history of passwords', () => {
  test.each([
    ['takes the old password', 'old', 'new', ['a'], ['a', 'old']],
    ['does not take the password that stays', 'same', 'same', ['a'], ['a']],
    ['stays empty for the first password', null, 'new', [], []],
    ['keeps the last five', 'old', 'new', ['a', 'b', 'c', 'd', 'e'], ['b', 'c', 'd', 'e', 'old']],
  ])('%s', async (_, before, after, passwordHistory, expected) => {
    const world = await testWorld();
    const ann = await world.db.persons.patch('ann', { password: before, passwordHistory });
    await setPassword(world, ann, after, { device: { browser: 'OTHER', system: 'OTHER', place: null } });
    expect(world.db.persons.get('ann')).toMatchObject({ password: after, passwordHistory: expected });
  });
});

test.each<[string, string, (caller: Caller) => Promise<unknown>]>([
  ['a step-up', 'ann', stepUp],
  ['the start of an impersonation', 'oscar', impersonate],
])('%s gives the session a new id, and the former one ends with its first use', async (_, personId, act) => {
  const caller = await newCaller(await testWorld()).signIn(personId);
  const [thief, withoutAnswer] = [thiefOf(caller), thiefOf(caller)];
  const { body } = await thief.expect('getMe', '200');
  await act(caller);
  // It keeps the rights from before.
  expect((await thief.expect('getMe', '200')).body).toEqual(body);
  expect(caller.cookies.get('session')).not.toBe(thief.cookies.get('session'));
  // The answer may be lost on the way to the browser.
  await withoutAnswer.expect('getMe', '200');
  await caller.expect('getMe', '200');
  await thief.expect('getMe', '401 MISSING_SESSION_COOKIE');
});

test('a sign-in on a device that no earlier one was on is told to the person', async () => {
  const world = await testWorld();
  const mails = [];
  for (const agent of [
    'Windows NT 10.0) Firefox/140.0',
    'Android 16) Firefox/140.0',
    'Windows NT 10.0) Firefox/141.0',
  ]) {
    await logIn(newCaller(world), 'ann.lee', { 'user-agent': `Mozilla/5.0 (${agent}` });
    mails.push(world.outbox.list({ kind: 'securityChange' }).length);
  }
  expect(mails).toEqual([0, 1, 1]);
  expect(world.outbox.list()[0]).toMatchObject({ to: 'ann@example.com', text: expect.stringContaining('a device') });
});

test('a sign-in sets a new session id and a new CSRF token', async () => {
  const ann = newCaller(await testWorld());
  const seen = new Set<string | undefined>();
  for (let n = 0; n < 2; n += 1) {
    await ann.expect('login', '200', { body: { username: 'ann.lee', password: 'Sunny-Harbor-42' } });
    for (const name of ['session', 'csrf-token']) seen.add(ann.cookies.get(name));
  }
  expect(seen.size).toBe(4);
});
