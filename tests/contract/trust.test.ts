import { describe, expect, test } from 'vitest';
import { applyScenario } from '../../mock-server/seed';
import { changePassword, impersonate, logIn, startStepUp, stepUp } from '../../mock-server/testing/acts';
import { type Caller, newCaller, ORIGIN, testWorld } from '../../mock-server/testing/client';
import { createPasskey, signInWith } from '../../mock-server/testing/passkeys';
import { GOOD_PASSWORD } from '../../mock-server/testing/passwords';
import { TRUST_COOKIE } from '../../mock-server/rules/security/trust';
import { signIn } from '../../mock-server/rules/sign-in';
import { PERSONA_PASSWORD } from '../../mock-server/world/store/make';

/** Each sentence of docs/product/4-states.md#trusted-devices, tried with a stolen cookie. */

const BLOCKED = '412 BLOCKED_BY_OBLIGATION';
const PHONE = { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0' };
const stateOf = async (caller: Caller) =>
  (await caller.expect('getMfaState', '200', { query: { requiredLevel: 2 } })).body;
const trustedOf = ({ world }: Caller) => world.db.persons.get('ann')?.security.trustedDevices ?? [];
const mailsOf = ({ world }: Caller) => world.outbox.list({ kind: 'securityChange' });
const asked = (caller: Caller) => caller.expect('checkObligations', BLOCKED);

/** Answers a step-up with the wish. Returns the Set-Cookie header. */
async function confirm(caller: Caller, level = 2): Promise<string> {
  const { id, code } = await startStepUp(caller, 'email-0', level);
  const body = { code, trustDevice: true };
  return (await caller.expect('verifyMfaChallenge', '200', { path: { id }, body })).headers['set-cookie'] ?? '';
}

async function expectNoTrust(caller: Caller, level = 2): Promise<void> {
  expect(await stateOf(caller)).not.toHaveProperty('mayTrustDevice');
  expect(await confirm(caller, level)).not.toContain(TRUST_COOKIE);
}

/** Sets a new password with a link. */
async function reset({ world }: Caller, token = 'reset-valid'): Promise<void> {
  const body = { kind: 'resetPassword' as const, token, data: { password: GOOD_PASSWORD } };
  await newCaller(world).expect('executeToken', '204', { body });
}

/** Ann, whom each sign-in asks for a step-up. */
async function annIsAsked(): Promise<Caller> {
  const ann = newCaller(await testWorld('must-step-up-each-time'));
  await logIn(ann);
  return ann;
}

/** Ann trusts this device. A thief has a copy of its cookie, and the password. */
async function stolen(): Promise<{ ann: Caller; thief: Caller }> {
  const ann = await annIsAsked();
  await confirm(ann);
  const thief = newCaller(ann.world);
  thief.cookies.set(TRUST_COOKIE, ann.cookies.get(TRUST_COOKIE) ?? '');
  return { ann, thief };
}

test('an eleventh device takes the place of the oldest', async () => {
  const { world } = await annIsAsked();
  const devices = Array.from({ length: 11 }, () => newCaller(world));
  for (const device of devices) await logIn(device).then(() => confirm(device));
  for (const device of devices.slice(1)) await logIn(device).then(() => device.expect('checkObligations', '200'));
  const oldest = devices[0] ?? newCaller(world);
  await logIn(oldest);
  await asked(oldest);
});

test('a trusted device is asked no more, for thirty days', async () => {
  const { ann, thief: device } = await stolen();
  ann.world.clock.advance(30 * 86_400_000 - 1);
  await logIn(device);
  await device.expect('checkObligations', '200');
  expect(await stateOf(device)).toMatchObject({ levelOfAssurance: 2, requiredUserAction: 'none' });
  ann.world.clock.advance(1);
  await logIn(device);
  await asked(device);
});

test('the cookie is HttpOnly, the service keeps its hash alone, and the person is told', async () => {
  const ann = await annIsAsked();
  expect(await stateOf(ann)).toMatchObject({ mayTrustDevice: true, reason: 'policy' });
  expect(await confirm(ann)).toMatch(/device-trust=\w{64}; Max-Age=2592000; Path=\/api; HttpOnly; SameSite=Lax/);
  expect(JSON.stringify(ann.world.db.persons.all())).not.toContain(ann.cookies.get(TRUST_COOKIE));
  expect(trustedOf(ann)).toMatchObject([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  expect((await ann.expect('listActivity', '200')).body).toMatchObject({ entries: [{ kind: 'DEVICE_TRUSTED' }, {}] });
  const text = expect.stringContaining('sign-in asks for no second step any more on one device');
  expect(mailsOf(ann)).toMatchObject([{ to: 'ann@example.com', text }]);
});

describe('a stolen device', () => {
  test('changes no factor and no contact without a step-up, which is nobody’s to trust', async () => {
    const { thief } = await stolen();
    await logIn(thief);
    await thief.expect('createBackupCodes', BLOCKED);
    await thief.expect('startAuthenticatorApp', BLOCKED);
    await thief.expect('startPasskeyRegistration', BLOCKED, { body: {} });
    await thief.expect('addEmailAddress', BLOCKED, { body: { emailAddress: 'thief@example.com', isPersonal: true } });
    await expectNoTrust(thief);
  });

  test('changes no password without the old one', async () => {
    const { thief } = await stolen();
    await logIn(thief);
    const body = { oldPassword: 'wrong', newPassword: GOOD_PASSWORD };
    await thief.expect('changePassword', '422 INCORRECT_PASSWORD', { body });
  });

  test.each([3, 2])('never has the level of a step-up (%i)', async (stepUpLevel) => {
    const { thief } = await stolen();
    thief.world.limits.stepUpLevel = stepUpLevel;
    await logIn(thief);
    expect(await stateOf(thief)).toMatchObject({ levelOfAssurance: stepUpLevel - 1 });
    await thief.expect('createBackupCodes', BLOCKED);
  });

  test('is not that of another person', async () => {
    const { thief } = await stolen();
    await applyScenario(thief.world, 'must-step-up-each-time', { person: 'ben' });
    await logIn(thief, 'ben.many');
    await asked(thief);
  });

  test('is nothing to a session of a provider, which trusts none either', async () => {
    const { thief } = await stolen();
    await thief.signIn('ann', { method: 'SSO' });
    expect(await stateOf(thief)).toMatchObject({ levelOfAssurance: 1 });
    await expectNoTrust(thief);
  });

  test('is asked again once its owner can impersonate', async () => {
    const { thief } = await stolen();
    const allClientAccessRoles = [{ role: 'all-client-impl-ic-user', ticketUrl: 'https://tickets.example/1' }];
    await thief.world.db.persons.patch('ann', { allClientAccessRoles });
    await logIn(thief);
    await asked(thief);
    await expectNoTrust(thief);
  });

  test.each<[string, (ann: Caller) => Promise<unknown>]>([
    ['a new password', changePassword],
    ['a reset', reset],
    ['"sign out everywhere else"', (ann) => ann.expect('endOtherSessions', '200')],
    ['its owner', (ann) => ann.expect('endDeviceTrust', '204', { path: { id: trustedOf(ann)[0]?.id ?? '' } })],
    // Whoever planted or copied the former value gains nothing.
    [
      'a new trust in place of it',
      (ann) =>
        logIn(newCaller(ann.world))
          .then(() => ann.signIn('ann'))
          .then(confirm),
    ],
  ])('is asked again after %s', async (_, act) => {
    const { ann, thief } = await stolen();
    ann.world.clock.advance(ann.world.limits.resendCooldownMs);
    await act(ann);
    const password = ann.world.db.persons.get('ann')?.password ?? '';
    await thief.expect('login', '200', { body: { username: 'ann.lee', password } });
    await asked(thief);
  });

  test.each(['enableTrustedDevices', 'enableAccountSecurity'] as const)(
    'is asked again where a client of the person has %s off, and is not listed',
    async (flag) => {
      const { thief } = await stolen();
      await thief.world.db.flags.create({ id: 'own', flag, clientId: '100', isEnabled: false });
      await logIn(thief);
      await asked(thief);
      await expectNoTrust(thief);
      expect((await thief.call('listSessions')).body).not.toHaveProperty('trustedDevices');
    },
  );
});

test('an impersonator answers no step-up of the associate', async () => {
  const ann = await annIsAsked();
  const oscar = await newCaller(ann.world).signIn('oscar');
  await impersonate(oscar);
  expect(await stateOf(oscar)).not.toHaveProperty('mayTrustDevice');
  const method = { methodId: 'email-0', requiredLevel: 2 };
  await oscar.expect('startMfaChallenge', '403 INSUFFICIENT_PERMISSIONS', { body: method });
});

test('a step-up to level 3, and an answer below the level that is asked, trust nothing', async () => {
  const low = await annIsAsked();
  expect(await confirm(low, 1)).not.toContain(TRUST_COOKIE);
  const high = await annIsAsked();
  await applyScenario(high.world, 'must-step-up');
  await expectNoTrust(high, 3);
});

test('the list says which device this is, since when, and when it was used, to its person alone', async () => {
  const { ann, thief } = await stolen();
  ann.world.clock.advance(1000);
  await logIn(thief);
  const times = { trustedAt: '2026-11-21T17:00:00.000Z', lastUsedAt: '2026-11-21T17:00:01.000Z' };
  const { body } = await thief.expect('listSessions', '200');
  expect(body).toMatchObject({ trustedDevices: [{ isCurrent: true, browser: 'OTHER', ...times }] });
  const [{ hash, id } = { hash: '', id: '' }] = trustedOf(ann);
  expect(JSON.stringify(body)).not.toContain(hash);
  const ben = await newCaller(ann.world).signIn('ben');
  await ben.expect('endDeviceTrust', '404 NOT_FOUND', { path: { id } });
});

test('a passkey without its user on a trusted device is at level 2', async () => {
  const { ann, thief } = await stolen();
  await stepUp(ann, 'sms-0');
  const { authenticator } = await createPasskey(ann);
  await signInWith(thief, authenticator, { isVerified: false });
  expect(await stateOf(thief)).toMatchObject({ levelOfAssurance: 2 });
});

describe('the mail about a new device', () => {
  const told = (caller: Caller) => mailsOf(caller).filter(({ text }) => text.includes('had not been seen before'));

  test('is sent once, with a link that ends nothing before its new password, and then all', async () => {
    const { ann } = await stolen();
    const thief = newCaller(ann.world);
    for (let n = 0; n < 2; n += 1) await logIn(thief, 'ann.lee', PHONE);
    ann.world.clock.advance(ann.world.limits.resendCooldownMs);
    await confirm(thief);
    expect(told(ann)).toMatchObject([{ to: 'ann@example.com', link: expect.stringMatching(/\/reset\?token=\w{40}$/) }]);
    const token = new URL(told(ann)[0]?.link ?? '').searchParams.get('token') ?? '';
    await newCaller(ann.world).expect('loadToken', '200', { path: { kind: 'resetPassword', token } });
    await thief.expect('getMe', '200');
    expect(trustedOf(ann)).toHaveLength(2);
    await reset(ann, token);
    await thief.expect('getMe', '401 MISSING_SESSION_COOKIE');
    expect(trustedOf(ann)).toEqual([]);
    const body = { username: 'ann.lee', password: PERSONA_PASSWORD };
    await thief.expect('login', '401 INCORRECT_CREDS', { body });
  });

  test.each<[string, (ann: Caller) => Promise<unknown>]>([
    ['account security is off', ({ world }) => applyScenario(world, 'no-account-security')],
    ['the person has no password', ({ world }) => applyScenario(world, 'passkey-only')],
    [
      'an intruder added the address',
      ({ world: { db } }) =>
        db.persons
          .patch('ann', {})
          .then((ann) =>
            db.persons.set(ann, ({ emails }) => ({ emails: emails.map((one) => ({ ...one, level: 1 })) })),
          ),
    ],
  ])('has no link where %s', async (_, given) => {
    const ann = newCaller(await testWorld());
    await logIn(ann);
    await given(ann);
    const person = await ann.world.db.persons.patch('ann', {});
    await signIn(ann.world, person, { cookies: {}, userAgent: PHONE['user-agent'], origin: ORIGIN, level: 1 });
    expect(told(ann)).toMatchObject([{ link: null }]);
  });
});
