import { describe, expect, test } from 'vitest';
import { applyScenario } from '../../seed';
import { changePassword, logIn, startStepUp, stepUp } from '../../testing/acts';
import { type Caller, newCaller, ORIGIN, testWorld } from '../../testing/client';
import { createPasskey, signInWith } from '../../testing/passkeys';
import { GOOD_PASSWORD } from '../../testing/passwords';
import { TRUST_COOKIE } from '../../rules/security/trust';
import { signIn } from '../../rules/sign-in';
import { PERSONA_PASSWORD } from '../../world/store/make';

/** What each sentence of docs/product/4-states.md#trusted-devices says, tried with a stolen cookie. */

const levelOf = async (caller: Caller) =>
  (await caller.expect('getMfaState', '200', { query: { requiredLevel: 2 } })).body;
const trustedBy = ({ world }: Caller, id = 'ann') => world.db.persons.get(id)?.security.trustedDevices ?? [];

/** Answers the step-up of the sign-in, with the wish. Returns the Set-Cookie header. */
async function confirm(caller: Caller): Promise<string> {
  const { id, code } = await startStepUp(caller, 'email-0', 2);
  const body = { code, trustDevice: true };
  return (await caller.expect('verifyMfaChallenge', '200', { path: { id }, body })).headers['set-cookie'] ?? '';
}

/** Sets a new password with the link. */
async function reset({ world }: Caller, token = 'reset-valid'): Promise<void> {
  const kind = 'resetPassword';
  const visitor = newCaller(world);
  await visitor.expect('loadToken', '200', { path: { kind, token } });
  await visitor.expect('executeToken', '204', { body: { kind, token, data: { password: GOOD_PASSWORD } } });
}

async function asked(as = 'ann.lee', person = 'ann'): Promise<Caller> {
  const caller = newCaller(await testWorld());
  await applyScenario(caller.world, 'must-step-up-each-time', { person });
  await logIn(caller, as);
  return caller;
}

/** Ann trusts this device. A thief has a copy of its cookie, and the password. */
async function stolen(): Promise<{ ann: Caller; thief: Caller }> {
  const ann = await asked();
  await confirm(ann);
  const thief = newCaller(ann.world);
  thief.cookies.set(TRUST_COOKIE, ann.cookies.get(TRUST_COOKIE) ?? '');
  return { ann, thief };
}

test('a trusted device is asked no more, for thirty days', async () => {
  const { ann } = await stolen();
  const again = newCaller(ann.world);
  again.cookies.set(TRUST_COOKIE, ann.cookies.get(TRUST_COOKIE) ?? '');
  ann.world.clock.advance(30 * 86_400_000 - 1);
  await logIn(again);
  await again.expect('checkObligations', '200');
  expect(await levelOf(again)).toMatchObject({ levelOfAssurance: 2, requiredUserAction: 'none' });
  ann.world.clock.advance(1);
  await logIn(again);
  await again.expect('checkObligations', '412 BLOCKED_BY_OBLIGATION');
});

test('the cookie is HttpOnly, and the service keeps its hash alone', async () => {
  const ann = await asked();
  expect(await levelOf(ann)).toMatchObject({ mayTrustDevice: true, reason: 'policy' });
  expect(await confirm(ann)).toMatch(/HttpOnly/);
  const value = ann.cookies.get(TRUST_COOKIE) ?? '';
  expect(value).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(ann.world.db.persons.all())).not.toContain(value);
  expect(trustedBy(ann)).toMatchObject([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
});

test('the person is told, by the activity and a mail', async () => {
  const { ann } = await stolen();
  expect((await ann.expect('listActivity', '200')).body).toMatchObject({ entries: [{ kind: 'DEVICE_TRUSTED' }, {}] });
  expect(ann.world.outbox.list({ kind: 'securityChange' }).at(-1)).toMatchObject({
    to: 'ann@example.com',
    text: expect.stringContaining('sign-in asks for no second step any more on one device'),
  });
});

test('a stolen device changes no factor and no contact without a step-up', async () => {
  const { thief } = await stolen();
  await logIn(thief);
  const refused = '412 BLOCKED_BY_OBLIGATION';
  await thief.expect('createBackupCodes', refused);
  await thief.expect('startAuthenticatorApp', refused);
  await thief.expect('startPasskeyRegistration', refused, { body: {} });
  await thief.expect('addEmailAddress', refused, { body: { emailAddress: 'thief@example.com', isPersonal: true } });
  // The step-up of a change is no one's to trust.
  expect(await levelOf(thief)).not.toHaveProperty('mayTrustDevice');
  expect(await confirm(thief)).not.toContain(TRUST_COOKIE);
});

test.each([3, 2])('a stolen device never has the level of a step-up (%s)', async (stepUpLevel) => {
  const { thief } = await stolen();
  thief.world.limits.stepUpLevel = stepUpLevel;
  await logIn(thief);
  expect(await levelOf(thief)).toMatchObject({ levelOfAssurance: stepUpLevel - 1 });
  await thief.expect('createBackupCodes', '412 BLOCKED_BY_OBLIGATION');
});

test('a step-up to level 3 offers no trust, and takes none', async () => {
  const ann = await asked();
  await applyScenario(ann.world, 'must-step-up');
  expect(await levelOf(ann)).not.toHaveProperty('mayTrustDevice');
  expect(await confirm(ann)).not.toContain(TRUST_COOKIE);
});

test('an answer below the level that is asked trusts nothing', async () => {
  const ann = await asked();
  const { id, code } = await startStepUp(ann, 'email-0', 1);
  await ann.expect('verifyMfaChallenge', '200', { path: { id }, body: { code, trustDevice: true } });
  expect(trustedBy(ann)).toEqual([]);
});

test('the device of one person is not that of another', async () => {
  const { thief } = await stolen();
  await applyScenario(thief.world, 'must-step-up-each-time', { person: 'ben' });
  await logIn(thief, 'ben.many');
  await thief.expect('checkObligations', '412 BLOCKED_BY_OBLIGATION');
});

test('a change of the password asks a stolen device for the old one, as ever', async () => {
  const { thief } = await stolen();
  await logIn(thief);
  const body = { oldPassword: 'wrong', newPassword: GOOD_PASSWORD };
  await thief.expect('changePassword', '422 INCORRECT_PASSWORD', { body });
});

test('a session of a provider neither uses nor gets trust', async () => {
  const { ann, thief } = await stolen();
  await thief.signIn('ann', { method: 'SSO' });
  expect(await levelOf(thief)).toMatchObject({ levelOfAssurance: 1 });
  expect(await levelOf(thief)).not.toHaveProperty('mayTrustDevice');
  await confirm(thief);
  expect(trustedBy(ann)).toHaveLength(1);
});

test('who can impersonate neither gets trust nor uses a former one', async () => {
  const { thief } = await stolen();
  const allClientAccessRoles = [{ role: 'all-client-impl-ic-user', ticketUrl: 'https://tickets.example/1' }];
  await thief.world.db.persons.patch('ann', { allClientAccessRoles });
  await logIn(thief);
  await thief.expect('checkObligations', '412 BLOCKED_BY_OBLIGATION');
  expect(await levelOf(thief)).not.toHaveProperty('mayTrustDevice');
});

test('an impersonator answers no step-up of the associate', async () => {
  const ann = await asked();
  const oscar = await newCaller(ann.world).signIn('oscar');
  const named = { impersonationId: 'impersonation-good', impersonatedActorId: 'associate-ann-100' };
  const body = { ...named, kind: 'associate' as const, impersonatedClientId: '100', reason: 'Case 1' };
  await oscar.expect('startImpersonation', '204', { body });
  expect(await levelOf(oscar)).not.toHaveProperty('mayTrustDevice');
  const method = { methodId: 'email-0', requiredLevel: 2 };
  await oscar.expect('startMfaChallenge', '403 INSUFFICIENT_PERMISSIONS', { body: method });
});

test.each<[string, (ann: Caller) => Promise<unknown>]>([
  ['a new password', changePassword],
  ['a reset', reset],
  ['"sign out everywhere else"', (ann) => ann.expect('endOtherSessions', '200')],
  [
    'an end of the trust',
    async (ann) => ann.expect('endDeviceTrust', '204', { path: { id: trustedBy(ann)[0]?.id ?? '' } }),
  ],
])('%s ends the trust', async (_, act) => {
  const { ann, thief } = await stolen();
  await act(ann);
  expect(trustedBy(ann)).toEqual([]);
  const isNew = ann.world.db.persons.get('ann')?.password === GOOD_PASSWORD;
  await thief.expect('login', '200', {
    body: { username: 'ann.lee', password: isNew ? GOOD_PASSWORD : PERSONA_PASSWORD },
  });
  await thief.expect('checkObligations', '412 BLOCKED_BY_OBLIGATION');
});

test('a new trust ends that of the former cookie, whoever has a copy', async () => {
  const { ann, thief } = await stolen();
  ann.world.db.obligations.deleteMany((q) => q.where({ personId: 'ann' }));
  await applyScenario(ann.world, 'must-step-up-each-time');
  await ann.signIn('ann');
  await confirm(ann);
  await logIn(thief);
  await thief.expect('checkObligations', '412 BLOCKED_BY_OBLIGATION');
});

test.each(['enableTrustedDevices', 'enableAccountSecurity'] as const)(
  'where a client has %s off, none is offered, taken, used or listed',
  async (flag) => {
    const { ann, thief } = await stolen();
    await ann.world.db.flags.create({ id: 'own', flag, clientId: '100', isEnabled: false });
    const fresh = newCaller(ann.world);
    await logIn(fresh);
    expect(await levelOf(fresh)).not.toHaveProperty('mayTrustDevice');
    expect(await confirm(fresh)).not.toContain(TRUST_COOKIE);
    if (flag === 'enableTrustedDevices')
      expect((await fresh.expect('listSessions', '200')).body).not.toHaveProperty('trustedDevices');
    await logIn(thief);
    await thief.expect('checkObligations', '412 BLOCKED_BY_OBLIGATION');
  },
);

test('the list says which device this is, since when, and when it was used', async () => {
  const { ann, thief } = await stolen();
  ann.world.clock.advance(1000);
  await logIn(thief);
  const times = { trustedAt: '2026-11-21T17:00:00.000Z', lastUsedAt: '2026-11-21T17:00:01.000Z' };
  const { body } = await thief.expect('listSessions', '200');
  expect(body).toMatchObject({ trustedDevices: [{ isCurrent: true, browser: 'OTHER', ...times }] });
  expect(JSON.stringify(body)).not.toContain(trustedBy(ann)[0]?.hash);
});

test('nobody ends the trust of another person', async () => {
  const { ann } = await stolen();
  const ben = await newCaller(ann.world).signIn('ben');
  await ben.expect('endDeviceTrust', '404 NOT_FOUND', { path: { id: trustedBy(ann)[0]?.id ?? '' } });
  expect(trustedBy(ann)).toHaveLength(1);
});

describe('the mail about a new device', () => {
  const mails = ({ world }: Caller) =>
    world.outbox.list({ kind: 'securityChange' }).filter(({ text }) => text.includes('had not been seen before'));
  const PHONE = { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0' };

  /** Ann is at home. A thief signs in on a phone, and trusts it. */
  async function intruded(): Promise<{ ann: Caller; thief: Caller }> {
    const { ann } = await stolen();
    const thief = newCaller(ann.world);
    await logIn(thief, 'ann.lee', PHONE);
    ann.world.clock.advance(ann.world.limits.resendCooldownMs);
    await confirm(thief);
    return { ann, thief };
  }
  const linkOf = (caller: Caller) => new URL(mails(caller)[0]?.link ?? '').searchParams.get('token') ?? '';

  test('is sent once a device, with a link that ends nothing before a new password', async () => {
    const { ann, thief } = await intruded();
    await logIn(newCaller(ann.world), 'ann.lee', PHONE);
    expect(mails(ann)).toMatchObject([
      { to: 'ann@example.com', link: expect.stringMatching(/\/reset\?token=\w{40}$/) },
    ]);
    const path = { kind: 'resetPassword' as const, token: linkOf(ann) };
    await newCaller(ann.world).expect('loadToken', '200', { path });
    await thief.expect('getMe', '200');
    expect(trustedBy(ann)).toHaveLength(2);
  });

  test('has a link whose new password ends that session, and all trust', async () => {
    const { ann, thief } = await intruded();
    await reset(ann, linkOf(ann));
    await thief.expect('getMe', '401 MISSING_SESSION_COOKIE');
    expect(trustedBy(ann)).toEqual([]);
    await newCaller(ann.world).expect('login', '401 INCORRECT_CREDS', { body });
  });
  const body = { username: 'ann.lee', password: PERSONA_PASSWORD };

  test.each<[string, (ann: Caller) => Promise<unknown>]>([
    ['account security is off', ({ world }) => applyScenario(world, 'no-account-security')],
    ['the person has no password', ({ world }) => applyScenario(world, 'passkey-only')],
    [
      'an intruder added the address',
      async ({ world }) => {
        const [own] = world.db.persons.get('ann')?.emails ?? [];
        await world.db.persons.patch('ann', { emails: own ? [{ ...own, level: 1 }] : [] });
      },
    ],
  ])('has no link where %s', async (_, given) => {
    const ann = newCaller(await testWorld());
    await logIn(ann);
    await given(ann);
    const person = ann.world.db.persons.get('ann');
    if (person)
      await signIn(ann.world, person, { cookies: {}, userAgent: PHONE['user-agent'], origin: ORIGIN, level: 1 });
    expect(mails(ann)).toMatchObject([{ link: null }]);
  });
});

test('a passkey on a trusted device is at level 2 too', async () => {
  const { ann, thief } = await stolen();
  await stepUp(ann);
  const { authenticator } = await createPasskey(ann);
  await signInWith(thief, authenticator, { isVerified: false });
  expect(await levelOf(thief)).toMatchObject({ levelOfAssurance: 2 });
});
