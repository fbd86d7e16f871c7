import { describe, expect, test } from 'vitest';
import type { Person } from '../../world/store/collections';
import { applyScenario } from '../../seed';
import { PERSONA_PASSWORD } from '../../world/store/make';
import { type CallResponse, newCaller, testWorld } from '../../testing/client';
import { GOOD_PASSWORD } from '../../testing/passwords';

const CAPTCHA = 'captcha-ok';
const login = (username: string, password = PERSONA_PASSWORD, recaptchaToken?: string) => ({
  body: { username, password, ...(recaptchaToken !== undefined && { recaptchaToken }) },
});

/** A response without the parts that differ from call to call. */
function seen({ is, body, headers }: CallResponse) {
  const { traceId: _, ...rest } =
    typeof body === 'object' && body !== null && 'traceId' in body ? body : { traceId: '' };
  return { is, rest, retryAfter: headers['retry-after'] };
}

describe('a login', () => {
  test('accepts the username in any case, answers settings and cookies, and ends the marker of single sign-on', async () => {
    const ann = newCaller(await testWorld());
    ann.cookies.set('sso-session', 'true');
    const { body } = await ann.expect('login', '200', login('ANN.Lee'));
    expect(body).toMatchObject({
      personalSettings: { preferredLanguage: 'en-US', region: 'US', timezone: 'America/New_York' },
    });
    expect([...ann.cookies.keys()].sort()).toEqual(['csrf-token', 'session', 'session-expiry']);
    expect(Number(ann.cookies.get('session-expiry'))).toBe(ann.world.clock.now() + ann.world.limits.sessionMs);
  });

  test('answers a known and an unknown username alike, before and after the lockout', async () => {
    const world = await testWorld();
    const responses = async (username: string) => {
      const visitor = newCaller(world);
      const all = [];
      for (let n = 0; n < 7; n += 1)
        all.push(seen(await visitor.call('login', login(username, 'wrong', n < 3 ? undefined : CAPTCHA))));
      return all;
    };
    const known = await responses('ann.lee');
    expect(known.map(({ is }) => is)).toEqual([
      ...Array.from({ length: 4 }, () => '401 INCORRECT_CREDS'),
      ...Array.from({ length: 3 }, () => '429 TOO_MANY_ATTEMPTS'),
    ]);
    const hasKey = known.map(({ rest }) => JSON.stringify(rest).includes('siteKey'));
    expect(hasKey.slice(0, 4)).toEqual([false, false, true, true]);
    expect(await responses('nobody.at.all')).toEqual(known);
  });

  test.each(['nina.nexo', 'sol.sso', 'basil.obliged'])('fails for %s, who signs in elsewhere', async (username) => {
    await newCaller(await testWorld()).expect('login', '401 INCORRECT_CREDS', login(username));
  });

  test.each(['ines.inactive', 'sue.suspended'])(
    'tells %s the reason only with the right password',
    async (username) => {
      await newCaller(await testWorld()).expect('login', '401 INCORRECT_CREDS', login(username, 'wrong'));
    },
  );

  test('accepts the username of each membership, and selects its client', async () => {
    const world = await testWorld();
    const mia = await newCaller(world).signIn('mia');
    const associateUsernames = ['100', '200'].map((clientId) => ({
      clientId,
      associateId: `associate-mia-${clientId}`,
      username: `mia.of.${clientId}`,
      password: PERSONA_PASSWORD,
    }));
    await mia.expect('updateUsernames', '204', { body: { associateUsernames } });
    for (const clientId of ['100', '200']) {
      const visitor = newCaller(world);
      await visitor.expect('login', '200', login(`Mia.Of.${clientId}`));
      expect((await visitor.expect('getMe', '200')).body).toMatchObject({ personId: 'mia', clientId });
    }
    await newCaller(world).expect('login', '401 INCORRECT_CREDS', login('mia.obliged'));
  });

  test('accepts the credentials that a single sign-on person created, who may then sign in without the provider', async () => {
    const world = await testWorld();
    const basil = await newCaller(world).signIn('basil', { method: 'SSO' });
    const body = { username: 'basil.basic', password: GOOD_PASSWORD };
    await basil.expect('createBasicCredentials', '204', { body });
    await newCaller(world).expect('login', '200', login('basil.basic', GOOD_PASSWORD));
    expect(world.db.persons.get('basil')?.isSsoOnly).toBe(false);
  });
});

describe('a session', () => {
  test('is prolonged by a call, except with prolong-session: false', async () => {
    const ann = await newCaller(await testWorld()).signIn('ann');
    const end = () => Number(ann.cookies.get('session-expiry'));
    const first = end();
    ann.world.clock.advance(60_000);
    const synced = await ann.expect('prolongSession', '200', {
      headers: { 'prolong-session': 'false', 'sync-session-ttl': 'true' },
    });
    expect([synced.body, end()]).toEqual([{ sessionExpiry: first }, first]);
    const { body } = await ann.expect('prolongSession', '200');
    expect([body, end()]).toEqual([{ sessionExpiry: first + 60_000 }, first + 60_000]);
  });

  test('is shortened by the scenario short-session, even if it started before', async () => {
    const ann = await newCaller(await testWorld()).signIn('ann');
    const idle = await newCaller(ann.world).signIn('ben');
    await applyScenario(ann.world, 'short-session', { seconds: 65 });
    ann.world.clock.advance(64_999);
    await ann.expect('checkAuthentication', '200');
    ann.world.clock.advance(1);
    await idle.expect('checkAuthentication', '401 MISSING_SESSION_COOKIE');
    ann.world.clock.advance(65_000);
    await ann.expect('checkAuthentication', '401 MISSING_SESSION_COOKIE');
  });

  test.each([
    ['Lifion', { authentication_method: 'Lifion', isSsoSession: false }],
    ['Nexo', { authentication_method: 'Nexo', isSsoSession: false, logoutUrl: '/outside/nexo/logout' }],
    ['SSO', { authentication_method: 'Lifion', isSsoSession: true }],
  ] as const)('of %s answers at logout where to continue', async (method, expected) => {
    const ann = await newCaller(await testWorld()).signIn('ann', { method });
    expect((await ann.expect('logout', '200')).body).toEqual(expected);
  });

  test.each(['logout', 'logoutAllSessions'] as const)(
    'ends by %s, which tells the browser to drop what it has stored, and leaves no cookie of single sign-on',
    async (end) => {
      const ann = await newCaller(await testWorld()).signIn('ann', { method: 'SSO' });
      expect(ann.cookies.get('sso-session')).toBe('true');
      for (let n = 0; n < 2; n += 1) expect((await ann.expect(end, '200')).headers['clear-site-data']).toBe('"cache"');
      expect(ann.cookies.has('sso-session')).toBe(false);
    },
  );
});

describe('a scenario at a limit', () => {
  test('locks the account after one wrong password with last-login-try', async () => {
    const visitor = newCaller(await testWorld('last-login-try'));
    await visitor.expect('login', '429 TOO_MANY_ATTEMPTS', login('ann.lee', 'wrong', CAPTCHA));
  });

  test('blocks changes of passwords and usernames for five minutes', async () => {
    const ann = await newCaller(await testWorld('password-change-locked')).signIn('ann');
    const own = { clientId: '100', associateId: 'associate-ann-100', username: 'ann.new', password: PERSONA_PASSWORD };
    const username = { body: { associateUsernames: [own] } };
    const password = { body: { oldPassword: PERSONA_PASSWORD, newPassword: GOOD_PASSWORD } };
    const locked = await ann.expect('changePassword', '429 TOO_MANY_ATTEMPTS', password);
    expect([locked.headers['retry-after'], locked.headers['ratelimit']]).toEqual(['300', '"attempts";r=0;t=300']);
    await ann.expect('updateUsernames', '429 TOO_MANY_ATTEMPTS', username);
    ann.world.clock.advance(ann.world.limits.passwordChangeLockoutMs);
    await ann.expect('updateUsernames', '204', username);
    await ann.expect('changePassword', '204', password);
  });

  test('blocks verification and changes of e-mail addresses and contacts', async () => {
    const world = await testWorld();
    for (const name of ['email-change-locked', 'email-code-locked', 'contact-verification-locked'])
      await applyScenario(world, name, { person: 'mona' });
    const mona = await newCaller(world).signIn('mona', { level: 3 });
    await mona.expect('changeUnverifiedEmail', '429 TOO_MANY_ATTEMPTS', {
      body: { emailAddress: 'mona.new@example.com', oldEmail: 'mona@company.example' },
    });
    await mona.expect('sendMyEmailVerification', '429 TOO_MANY_ATTEMPTS', { body: { kind: 'emailVerification' } });
    for (const type of ['email', 'phone'] as const)
      await mona.expect('startContactVerification', '429 TOO_MANY_ATTEMPTS', { body: { type, purpose: 'business' } });
  });

  test('lets invitations expire after one more minute', async () => {
    const visitor = newCaller(await testWorld('invitations-end-soon'));
    const invite = { path: { kind: 'registration' as const, token: 'invite-valid' } };
    visitor.world.clock.advance(59_999);
    await visitor.expect('loadToken', '200', invite);
    visitor.world.clock.advance(1);
    await visitor.expect('loadToken', '422 TOKEN_LOAD_VERIFY_FAILURE', invite);
  });

  test.each<[string, (person: Person) => boolean]>([
    ['inactive', ({ isInactive }) => isInactive],
    ['no-mfa-method', ({ emails, phones }) => [...emails, ...phones].every(({ isVerified }) => !isVerified)],
    ['no-mfa-method', ({ passkeys, totpSecret }) => passkeys.length === 0 && totpSecret === null],
  ])('changes only the named person with %s', async (name, isSo) => {
    const world = await testWorld();
    for (const person of ['ann', 'ben']) await applyScenario(world, 'all-mfa-methods', { person });
    await applyScenario(world, name, { person: 'ben' });
    const changed = world.db.persons.findMany((q) => q.where((one) => ['ann', 'ben'].includes(one.id) && isSo(one)));
    expect(changed.map(({ id }) => id)).toEqual(['ben']);
  });
});
