import { describe, expect, test } from 'vitest';
import { applyScenario } from '../../seed';
import { PERSONA_PASSWORD } from '../../world/store/make';
import type { Command } from '../../world/store/obligation-commands';
import { listScenarios } from '../../seed/scenarios';
import { logIn, startContact, stepUp } from '../../testing/acts';
import { type Caller, newCaller, testWorld } from '../../testing/client';
import { GOOD_PASSWORD } from '../../testing/passwords';

const bothAgreements = btoa(JSON.stringify(['terms-of-service', 'privacy-policy']));

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

/**
 * The call that meets each obligation, keyed by its scenario without "must-"; or its command, which a journey of
 * openapi/workflows/obligations.arazzo.yaml meets. External pages meet the others: see external.test.ts.
 */
const ways: Readonly<Record<string, Command | ((caller: Caller, id: string) => Promise<unknown>)>> = {
  'change-password': 'changePassword',
  'change-username': 'changeUsername',
  'change-usernames': (caller, id) => updated(caller, id, ['100', '200']),
  'review-username': (caller, id) => reviewed(caller, id, ['100']),
  'review-usernames': (caller, id) => reviewed(caller, id, ['100', '200']),
  'review-contact-info': 'reviewContactInfo',
  'create-basic-credentials': 'createBasicCredentials',
  'use-basic-credentials': (caller) => logIn(caller),
  'add-phone': 'addPhone',
  'add-email': (caller, id) =>
    caller.expect('addEmailAddress', '201', { body: { emailAddress: `${id}.new@example.com`, isPersonal: true } }),
  'verify-email': 'verifyEmail',
  'accept-agreements': 'acceptLegalAgreements',
  'step-up': (caller) => stepUp(caller, 'sms-0'),
  'step-up-each-time': (caller) => stepUp(caller, 'sms-0', 2),
  'do-two-things': 'changePassword',
  'do-something-mid-session': (caller, id) =>
    caller.expect('createBasicCredentials', '204', { body: { username: `${id}.basic`, password: GOOD_PASSWORD } }),
};

describe('an obligation from a scenario blocks its person until they meet it', () => {
  test.each(listScenarios().filter(({ name }) => /^must-(?!use-saml|read-notice)/.test(name)))(
    '$name: $description',
    async ({ name }) => {
      const world = await testWorld(name);
      const ann = newCaller(world);
      // Who has no password signs in at an identity provider.
      if (world.db.persons.get('ann')?.password === null) await ann.signIn('ann', { method: 'SSO' });
      else await logIn(ann);
      const { body } = await ann.expect('checkObligations', '412 BLOCKED_BY_OBLIGATION');
      await ann.expect('getLandingProducts', '412 BLOCKED_BY_OBLIGATION');
      const way = ways[name.slice('must-'.length)];
      if (typeof way !== 'function') return expect(body).toMatchObject({ obligation: { command: way } });
      await way(ann, 'ann');
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
});

describe('an obligation', () => {
  test('to verify the e-mail address is not met by a verified phone', async () => {
    const world = await testWorld();
    const mona = await newCaller(world).signIn('mona');
    await applyScenario(world, 'must-verify-email', { person: 'mona' });
    await mona.expect('verifyContact', '204', await startContact(mona, '+12125550190', 'business'));
    await mona.expect('checkObligations', '412 BLOCKED_BY_OBLIGATION');
  });

  test('to change the usernames is met by another one for each client alone', async () => {
    const mia = await newCaller(await testWorld()).signIn('mia');
    await updated(mia, 'mia', ['200']);
    await mia.expect('checkObligations', '412 BLOCKED_BY_OBLIGATION');
    const associateUsernames = named('mia', ['100', '200']).map((one) => ({ ...one, password: PERSONA_PASSWORD }));
    await mia.expect('updateUsernames', '409 DUPLICATE_USERNAME', { body: { associateUsernames } });
    await mia.world.db.persons.patch('mia', { username: 'mia.obliged' });
    await updated(mia, 'mia', ['100', '200']);
    await mia.expect('checkObligations', '200');
    await updated(mia, 'mia', ['100', '200']);
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
