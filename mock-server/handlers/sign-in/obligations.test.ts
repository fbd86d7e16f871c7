import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../contract/types';
import { createMock } from '../../index';
import { applyScenario } from '../../seed';
import { PERSONA_PASSWORD } from '../../world/store/make';
import { listScenarios } from '../../seed/scenarios';
import { changePassword, logIn, startContact, stepUp } from '../../testing/acts';
import { type Caller, newCaller, newestCode, testWorld, textAt } from '../../testing/client';
import { GOOD_PASSWORD } from '../../testing/passwords';
import { sampleOf } from '../../testing/sample';

const bothAgreements = btoa(JSON.stringify(['terms-of-service', 'privacy-policy']));

const verified = async (caller: Caller, id: string) => {
  const token = textAt(
    await caller.expect('sendMyEmailVerification', '200', { body: { kind: 'emailVerification' } }),
    'token',
  );
  await caller.expect('executeToken', '204', {
    body: { kind: 'emailVerification', token, data: { code: newestCode(caller.world, `${id}@example.com`) } },
  });
};
const named = (id: string, clientIds: string[]) =>
  clientIds.map((clientId) => ({
    clientId,
    associateId: `associate-${id}-${clientId}`,
    username: `${id}.of.${clientId}`,
  }));
const updated = (caller: Caller, id: string, clientIds: string[]) =>
  caller.expect('updateUsernames', '204', {
    body: { associateUsernames: named(id, clientIds).map((one) => ({ ...one, password: PERSONA_PASSWORD })) },
  });
/** The scenarios suggest a name with the client's id. */
const reviewed = (caller: Caller, id: string, clientIds: string[]) =>
  caller.expect('reviewUsernames', '204', {
    body: { associateUsernames: named(id, clientIds).map((one) => ({ ...one, username: `${id}.${one.clientId}` })) },
  });
const accepted = (caller: Caller, ...agreementNames: string[]) => {
  const versions: Record<string, string> = { 'terms-of-service': '3.0', 'privacy-policy': '2.1' };
  const legalAgreements = agreementNames.map((name) => ({ agreementName: name, version: versions[name] ?? '' }));
  return caller.expect('acceptLegalAgreements', '204', { body: { legalAgreements } });
};

/** Makes the call with the example of the contract. */
const byExample = (id: OperationId) => async (caller: Caller) => {
  expect((await caller.send(id, sampleOf(id))).is).toMatch(/^2\d\d$/);
};

/**
 * The call that meets each obligation, keyed by its scenario without "must-". A test below covers the ones that an
 * external page meets.
 */
const ways: Readonly<Record<string, (caller: Caller, id: string) => Promise<unknown>>> = {
  'change-password': changePassword,
  'change-username': (caller, id) => updated(caller, id, ['100']),
  'change-usernames': (caller, id) => updated(caller, id, ['100', '200']),
  'review-username': (caller, id) => reviewed(caller, id, ['100']),
  'review-usernames': (caller, id) => reviewed(caller, id, ['100', '200']),
  'review-contact-info': byExample('confirmContactInfo'),
  'create-basic-credentials': (caller, id) =>
    caller.expect('createBasicCredentials', '204', { body: { username: `${id}.basic`, password: GOOD_PASSWORD } }),
  'use-basic-credentials': (caller) => logIn(caller),
  'add-phone': (caller) =>
    caller.expect('addPhoneNumber', '201', { body: { phoneNumber: '+12125550142', isPersonal: true } }),
  'add-email': (caller, id) =>
    caller.expect('addEmailAddress', '201', { body: { emailAddress: `${id}.new@example.com`, isPersonal: true } }),
  'verify-email': verified,
  'accept-agreements': (caller) => accepted(caller, 'terms-of-service', 'privacy-policy'),
  'step-up': (caller) => stepUp(caller, 'sms-0'),
  'step-up-each-time': (caller) => stepUp(caller, 'sms-0', 2),
  'do-two-things': async (caller) => {
    await changePassword(caller);
    await caller.expect('checkObligations', '412 BLOCKED_BY_OBLIGATION');
    await caller.expect('confirmContactInfo', '200');
  },
  'do-something-mid-session': (caller, id) =>
    caller.expect('createBasicCredentials', '204', { body: { username: `${id}.basic`, password: GOOD_PASSWORD } }),
};

const byOutsidePage = ['must-use-saml', 'must-read-notice'];

describe('an obligation from a scenario blocks its person until they meet it', () => {
  test.each(listScenarios().filter(({ name }) => name.startsWith('must-') && !byOutsidePage.includes(name)))(
    '$name: $description',
    async ({ name }) => {
      const world = await testWorld(name);
      const ann = newCaller(world);
      // Who has no password signs in at an identity provider.
      if (world.db.persons.get('ann')?.password === null) await ann.signIn('ann', { method: 'SSO' });
      else await logIn(ann);
      await ann.expect('checkObligations', '412 BLOCKED_BY_OBLIGATION');
      await ann.expect('getLandingProducts', '412 BLOCKED_BY_OBLIGATION');
      await ways[name.slice('must-'.length)]?.(ann, 'ann');
      await ann.expect('checkObligations', '200');
      await ann.expect('getLandingProducts', '200');
      expect(world.journal.list().flatMap(({ breaches }) => breaches)).toEqual([]);
    },
  );

  test('and blocks only the named person', async () => {
    const world = await testWorld();
    await applyScenario(world, 'must-change-password', { person: 'ben' });
    await (await newCaller(world).signIn('ann')).expect('checkObligations', '200');
    await (await newCaller(world).signIn('ben')).expect('checkObligations', '412 BLOCKED_BY_OBLIGATION');
  });

  test.each(['must-use-saml', 'must-read-notice'])('and the external page meets it for %s', async (name) => {
    const mock = createMock();
    const world = await mock.world({ scenario: name });
    const visitor = world.visitor();
    for (const [cookie, value] of Object.entries(await world.signIn('ann'))) visitor.setCookie(cookie, value);
    const check = async () => (await visitor.fetch('/api/authentication-service/v0/check-obligations')).status;
    expect(await check()).toBe(412);
    const [path, form] =
      name === 'must-use-saml'
        ? ['/outside/saml/login', { user: 'ann.lee', clientId: '400' }]
        : ['/outside/notice', {}];
    expect((await visitor.fetch(path)).status).toBe(200);
    expect(await check()).toBe(412);
    const response = await visitor.fetch(path, {
      method: 'POST',
      body: new URLSearchParams({ ...form, redirectUrl: '/auth/user' }),
      redirect: 'manual',
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/auth/user']);
    expect(await check()).toBe(200);
  });
});

describe('an obligation', () => {
  test('to verify the e-mail address is not met by a verified phone', async () => {
    const world = await testWorld();
    const mona = await newCaller(world).signIn('mona');
    await applyScenario(world, 'must-verify-email', { person: 'mona' });
    await mona.expect('verifyContact', '204', await startContact(mona, '+12125550190', 'business'));
    await mona.expect('checkObligations', '412 BLOCKED_BY_OBLIGATION');
  });

  test('to sign in again is not met by the first login', async () => {
    const fred = newCaller(await testWorld());
    await logIn(fred, 'fred.obliged');
    await fred.expect('checkObligations', '412 BLOCKED_BY_OBLIGATION');
    await logIn(fred, 'fred.obliged');
    await fred.expect('checkObligations', '200');
    expect(fred.world.db.sessions.findMany((q) => q.where({ personId: 'fred' }))).toHaveLength(1);
  });
});

describe('a step-up obligation', () => {
  test.each(['Nexo', 'SSO'] as const)(
    'does not block a session of %s, whose own login did the step-up',
    async (method) => {
      await (await newCaller(await testWorld()).signIn('stan', { method })).expect('checkObligations', '200');
    },
  );

  test('depends on the login level that a scenario sets', async () => {
    const world = await testWorld();
    await applyScenario(world, 'assurance-level', { level: 2 });
    const ann = newCaller(world);
    await logIn(ann);
    expect((await ann.expect('checkAuthentication', '200')).body).toMatchObject({ levelOfAssurance: 2 });
  });
});

describe('an obligation of kind redirect', () => {
  test('keeps a person of an archived client on the archived page', async () => {
    const archie = await newCaller(await testWorld()).signIn('archie');
    const { body } = await archie.expect('checkObligations', '412 BLOCKED_BY_OBLIGATION');
    expect(body).toMatchObject({ obligation: { kind: 'redirect', url: '/auth/archived', isLoginObligation: true } });
  });
});

describe('a navigation to the landing page', () => {
  test.each([
    ['pat', '/auth/change-password'],
    ['rex', '/auth/review-username'],
    ['vera', '/auth/email-verify-notification'],
    ['stan', '/auth/step-up?requiredLevel=3'],
    ['sam', '/auth/obligations/force-saml-authentication?clientId=400'],
    ['basil', '/auth/obligations/create-basic-credentials'],
    ['lea', `/auth/user/legal-agreements?agreements=${encodeURIComponent(bothAgreements)}`],
    ['rita', '/outside/notice'],
  ])('sends %s to %s', async (id, location) => {
    const person = await newCaller(await testWorld()).signIn(id);
    const { headers } = await person.expect('getLanding', '302', { headers: { accept: 'text/html' } });
    expect(headers['location']).toBe(location);
  });
});
