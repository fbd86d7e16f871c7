import { describe, expect, test } from 'vitest';
import { email, makePerson, noSecurity } from '../../world/store/make';
import { seedPasskey } from '../../seed/passkey';
import { newCaller, testWorld } from '../../testing/client';
import { ACCOUNT_SECURITY } from '../flags';
import { mayUsePasskey, providerOf, waysToSignIn } from './access';

/** The flag is on for all clients, or off, and off for client 100. Zoe is no member of a client. */
async function worldWith(isOnForAll: boolean) {
  const world = await testWorld();
  await world.db.flags.patch('enableAccountSecurity:*', { isEnabled: isOnForAll });
  await world.db.flags.create({ id: 'own', flag: ACCOUNT_SECURITY, clientId: '100', isEnabled: false });
  await makePerson(world, { id: 'zoe', username: 'zoe.alone', firstName: 'Zoe', lastName: 'Alone' });
  return world;
}

async function personWith(values: object) {
  const world = await testWorld();
  return { world, person: await world.db.persons.patch('ann', values) };
}

describe('account security', () => {
  test.each([
    ['ann', true, '403 INSUFFICIENT_PERMISSIONS'],
    ['zoe', true, '200'],
    ['zoe', false, '403 INSUFFICIENT_PERMISSIONS'],
  ] as const)('answers %s, where the flag of all clients is %j, with %s', async (personId, isOnForAll, expected) => {
    const caller = await newCaller(await worldWith(isOnForAll)).signIn(personId);
    await caller.expect('getAccountSecurity', expected);
  });
});

describe('a passkey may be used', () => {
  test.each([
    ['not when the only client has none', 'ann', true, false],
    ['when one of two clients has them', 'mia', true, true],
    ['without a client, when the flag is on for all', 'zoe', true, true],
    ['not without a client, when it is off for all', 'zoe', false, false],
  ])('%s', async (_, personId, isOnForAll, expected) => {
    const world = await worldWith(isOnForAll);
    const person = world.db.persons.get(personId);
    expect(person && mayUsePasskey(world, person)).toBe(expected);
  });
});

describe('the identity provider of a person', () => {
  test.each([
    ['a verified address', { address: 'ann@kestrel.example' }, 'Kestrel Air'],
    ['an address that is not verified', { address: 'ann@kestrel.example', isVerified: false }, null],
    ['an address that no provider serves', { address: 'kestrel.example@example.com' }, null],
    ['a provider that is not found by address', { address: 'ann@hidden.example' }, null],
  ])('for %s: $2', async (_, { address, ...values }, expected) => {
    const world = await testWorld();
    const emails = [email(world, 'ann@example.com'), email(world, address, values)];
    expect(providerOf(world, await world.db.persons.patch('ann', { emails }))).toBe(expected);
  });
});

describe('the ways to sign in', () => {
  const kestrel = [
    { address: 'ann@kestrel.example', isVerified: true, isPersonal: false, createdAt: 0, lastModifiedAt: 0 },
  ];
  const backupCodes = { hashes: ['a'], createdAt: 0 };

  test.each([
    ['a password', {}, 1],
    ['a password without a username', { username: null }, 0],
    ['no password', { password: null }, 0],
    ['single sign-on alone', { password: null, isSsoOnly: true }, 1],
    ['a provider alone', { password: null, emails: kestrel }, 1],
    ['a password and a provider', { emails: kestrel }, 2],
    ['a password and a passkey', { passkeys: [seedPasskey] }, 2],
    ['backup codes alone', { password: null, security: { ...noSecurity, backupCodes } }, 0],
  ])('with %s: $2', async (_, values, expected) => {
    const { world, person } = await personWith(values);
    expect(waysToSignIn(world, person)).toBe(expected);
  });
});
