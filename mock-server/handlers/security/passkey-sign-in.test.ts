import { describe, expect, test } from 'vitest';
import { stepUp } from '../../testing/acts';
import { type Caller, newCaller, testWorld } from '../../testing/client';
import { answered, created, createPasskey, signInWith } from '../../testing/passkeys';
import { SoftAuthenticator } from '../../testing/soft-authenticator';

/** Ann's browser, signed in at level 3, with one new passkey; and another browser, which is signed out. */
async function annWithPasskey(ceremony: Parameters<typeof createPasskey>[2] = {}) {
  const ann = await newCaller(await testWorld()).signIn('ann', { level: 3 });
  const { authenticator } = await createPasskey(ann, 'credential-1', ceremony);
  return { ann, authenticator, browser: newCaller(ann.world) };
}

const handleOf = ({ world }: Caller) => world.db.persons.get('ann')?.security.userHandle ?? '';

describe('sign-in with a passkey', () => {
  test('answers as a login, at level 3 when the user was verified', async () => {
    const { ann, authenticator, browser } = await annWithPasskey();
    const response = await signInWith(browser, authenticator, { userHandle: handleOf(ann) });
    expect(response.body).toEqual({
      personalSettings: { preferredLanguage: 'en-US', region: 'US', timezone: 'America/New_York' },
      redirectUrl: '',
      levelOfAssurance: 3,
      account: {
        rpId: 'localhost',
        userHandle: handleOf(ann),
        name: 'ann.lee',
        displayName: 'Ann Lee',
        acceptedCredentialIds: [authenticator.credentialId],
      },
    });
    const { body } = await browser.expect('getMe', '200');
    expect(body).toMatchObject({ username: 'ann.lee', levelOfAssurance: 3 });
  });

  test('has level 1 when the user was not verified', async () => {
    const { authenticator, browser } = await annWithPasskey();
    const { body } = await signInWith(browser, authenticator, { isVerified: false });
    expect(body).toMatchObject({ levelOfAssurance: 1 });
  });

  test('uses a challenge once, even when it was refused', async () => {
    const { authenticator, browser } = await annWithPasskey();
    const started = await browser.expect('startPasskeySignIn', '201');
    const wrong = answered(started, authenticator, { origin: 'https://evil.example' });
    await browser.expect('finishPasskeySignIn', '401 PASSKEY_REFUSED', wrong);
    await browser.expect('finishPasskeySignIn', '422 CHALLENGE_EXPIRED', answered(started, authenticator));
  });

  test.each([
    [-1, '200'],
    [0, '422 CHALLENGE_EXPIRED'],
  ])('accepts a challenge for five minutes (%i ms)', async (ms, expected) => {
    const { authenticator, browser } = await annWithPasskey();
    const started = await browser.expect('startPasskeySignIn', '201');
    browser.world.clock.advance(browser.world.limits.passkeyChallengeMs + ms);
    const response = await browser.call('finishPasskeySignIn', answered(started, authenticator));
    expect(response.is).toBe(expected);
  });

  test('does not accept the challenge of a registration', async () => {
    const { ann, authenticator, browser } = await annWithPasskey();
    const started = await ann.expect('startPasskeyRegistration', '201', { body: {} });
    await browser.expect('finishPasskeySignIn', '422 CHALLENGE_EXPIRED', answered(started, authenticator));
  });

  test.each([
    ['another origin', { origin: 'http://evil.example:4010', rpId: 'localhost' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['the handle of another user', { userHandle: 'b3RoZXI' }],
    ['no user presence', { isPresent: false }],
  ])('refuses %s, without saying why', async (_, ceremony) => {
    const { authenticator, browser } = await annWithPasskey();
    const response = await signInWith(browser, authenticator, ceremony);
    expect(response.is).toBe('401 PASSKEY_REFUSED');
    expect(browser.cookies.has('session')).toBe(false);
  });

  test('refuses the signature of another key', async () => {
    const { browser } = await annWithPasskey();
    const response = await signInWith(browser, new SoftAuthenticator('credential-1'));
    expect(response.is).toBe('401 PASSKEY_REFUSED');
  });

  test('calls a passkey unknown only when no person has it, and its end names the other sessions of it', async () => {
    const { ann, authenticator, browser } = await annWithPasskey();
    expect((await signInWith(browser, new SoftAuthenticator('nobody'))).is).toBe('401 PASSKEY_UNKNOWN');
    const [passkey] = ann.world.db.persons.get('ann')?.passkeys ?? [];
    for (const one of [ann, browser]) await signInWith(one, authenticator);
    const { body } = await ann.expect('deletePasskey', '200', { path: { id: passkey?.id ?? '' } });
    const begun = ann.world.db.sessions.get(browser.cookies.get('session'))?.publicId;
    expect(body).toMatchObject({ begunSessionIds: [begun] });
    expect((await signInWith(browser, authenticator)).is).toBe('401 PASSKEY_UNKNOWN');
  });

  test('refuses a counter that has not risen, when the passkey is bound to its device', async () => {
    const { authenticator, browser } = await annWithPasskey({ counter: 5 });
    expect((await signInWith(browser, authenticator, { counter: 6 })).is).toBe('200');
    expect((await signInWith(browser, authenticator, { counter: 6 })).is).toBe('401 PASSKEY_REFUSED');
  });

  test('accepts and records such a counter, when the passkey has copies', async () => {
    const { authenticator, browser } = await annWithPasskey({ counter: 5, isSynced: true });
    expect((await signInWith(browser, authenticator, { counter: 5, isSynced: true })).is).toBe('200');
    expect(browser.world.db.activities.all().map(({ kind }) => kind)).toContain('PASSKEY_COUNTER_ODD');
  });

  test.each([
    ['an inactive account', { isInactive: true }, '423 ACCOUNT_INACTIVE'],
    ['a user of the other sign-in system', { authenticationMethod: 'Nexo' as const }, '401 PASSKEY_REFUSED'],
  ])('refuses %s', async (_, fields, expected) => {
    const { authenticator, browser } = await annWithPasskey();
    await browser.world.db.persons.patch('ann', fields);
    expect((await signInWith(browser, authenticator)).is).toBe(expected);
  });

  test('is not locked by the wrong passwords of a stranger', async () => {
    const { authenticator, browser } = await annWithPasskey();
    await browser.world.db.persons.patch('ann', { lockedUntil: browser.world.clock.now() + 60_000 });
    expect((await signInWith(browser, authenticator)).is).toBe('200');
  });

  test('refuses a client for which the feature is off', async () => {
    const { authenticator, browser } = await annWithPasskey();
    const own = { id: 'own', flag: 'enableAccountSecurity', clientId: '100', isEnabled: false };
    await browser.world.db.flags.create(own);
    expect((await signInWith(browser, authenticator)).is).toBe('401 PASSKEY_REFUSED');
  });

  test('limits the failures of a person, and says when to try again', async () => {
    const { authenticator, browser } = await annWithPasskey();
    const { passkeyFailures, passkeyWindowMs } = browser.world.limits;
    const wrong = { origin: 'https://evil.example' };
    for (let n = 0; n < passkeyFailures; n += 1)
      expect((await signInWith(browser, authenticator, wrong)).is).toBe('401 PASSKEY_REFUSED');
    expect((await signInWith(browser, authenticator, wrong)).is).toBe('429 TOO_MANY_ATTEMPTS');
    const right = await signInWith(browser, authenticator);
    expect([right.is, right.headers['retry-after']]).toEqual(['429 TOO_MANY_ATTEMPTS', String(passkeyWindowMs / 1000)]);
    browser.world.clock.advance(passkeyWindowMs);
    expect((await signInWith(browser, authenticator)).is).toBe('200');
  });

  test('limits how often an address may begin', async () => {
    const browser = newCaller(await testWorld());
    for (let n = 0; n < browser.world.limits.passkeyStarts; n += 1) await browser.expect('startPasskeySignIn', '201');
    await browser.expect('startPasskeySignIn', '429 TOO_MANY_ATTEMPTS');
    await browser.expect('startPasskeySignIn', '201', { headers: { 'x-forwarded-for': '203.0.113.9' } });
    browser.world.clock.advance(browser.world.limits.passkeyWindowMs);
    await browser.expect('startPasskeySignIn', '201');
  });
});

describe('a passkey that was created without a question, after a password sign-in', () => {
  async function automatic() {
    const ann = await newCaller(await testWorld()).signIn('ann');
    const authenticator = new SoftAuthenticator('credential-1');
    const started = await ann.expect('startPasskeyRegistration', '201', { body: { isAutomatic: true } });
    await ann.expect('registerPasskey', '201', created(started, authenticator, { isPresent: false }));
    return { ann, authenticator, browser: newCaller(ann.world) };
  }

  test('signs in at level 1, and is no method of step-up', async () => {
    const { authenticator, browser } = await automatic();
    expect((await signInWith(browser, authenticator)).body).toMatchObject({ levelOfAssurance: 1 });
    await browser.expect('startMfaChallenge', '404 NOT_FOUND', { body: { methodId: 'passkey', requiredLevel: 3 } });
  });

  test('reaches level 3 once a session that it began was stepped up by another method', async () => {
    const { authenticator, browser } = await automatic();
    await signInWith(browser, authenticator);
    await stepUp(browser);
    const other = newCaller(browser.world);
    expect((await signInWith(other, authenticator)).body).toMatchObject({ levelOfAssurance: 3 });
  });
});
