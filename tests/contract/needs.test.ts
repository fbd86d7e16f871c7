import { expect, test } from 'vitest';
import { operations } from '../../openapi/generated/operations';
import { errorCodesAt } from '../../mock-server/contract/error-codes';
import type { Needs, OperationId } from '../../mock-server/contract/types';
import { operationIds } from '../../mock-server/contract/routes';
import { setSecurity } from '../../mock-server/rules/persons';
import { PERSONA_PASSWORD } from '../../mock-server/world/store/make';
import { secure } from '../../mock-server/seed/secured';
import {
  type Caller,
  type CallResponse,
  newCaller,
  newestCode,
  testWorld,
  textAt,
} from '../../mock-server/testing/client';
import { impersonate } from '../../mock-server/testing/acts';
import { GOOD_PASSWORD } from '../../mock-server/testing/passwords';
import { sampleOf } from '../../mock-server/testing/sample';
import type { World } from '../../mock-server/world/world';
import { child, describedOperations } from './documents';
import { needs, needsIn } from '../../scripts/contract/operations-index';

/** `x-needs` of the contract says who may call an operation (see docs/contract.md). Each operation is tried against it. */

/** One world for all tests that change no state. */
const common = await testWorld();

const needsOf = (id: OperationId): Needs => operations[id].needs;
const withSession = operationIds.filter((id) => errorCodesAt(id, 401).includes('MISSING_SESSION_COOKIE'));
const forSome = withSession.filter((id) => needsOf(id).role);
const refused = '403 INSUFFICIENT_PERMISSIONS';
const blocked = '412 BLOCKED_BY_OBLIGATION';

/** Ann has all that the samples change: a passkey, an app, new backup codes. */
async function securedWorld(): Promise<World> {
  const world = await testWorld();
  const ann = await world.db.persons.patch('ann', {});
  await secure(world, ann);
  const { id = '' } = sampleOf('deletePasskey').path;
  const pendingBackupCodes = { id, hashes: ['one'], expiresAt: world.clock.now() + 2 * world.limits.stepUpFreshMs };
  await world.db.persons.set(
    await setSecurity(world, ann, { pendingBackupCodes }),
    ({ passkeys: [first, ...others] }) => (first ? { passkeys: [{ ...first, id }, ...others] } : {}),
  );
  return world;
}

test.each(withSession)('%s: an account that is not set up in the product', async (id) => {
  const { is } = await (await newCaller(common).signIn('noah')).send(id, sampleOf(id));
  expect(is === refused).toBe(needsOf(id).productAccess === true);
});

test.each(withSession)('%s: an impersonator', async (id) => {
  const oscar = await newCaller(common).signIn('oscar');
  await impersonate(oscar);
  const { notWhileImpersonating, accountSecurity, role } = needsOf(id);
  const isRefused = (notWhileImpersonating ?? accountSecurity ?? role) !== undefined;
  expect((await oscar.send(id, sampleOf(id))).is === refused).toBe(isRefused);
});

test.each(withSession)('%s: an open obligation', async (id) => {
  const { is } = await (await newCaller(common).signIn('pat', { level: 3 })).send(id, sampleOf(id));
  // These two name the obligation in their own response.
  const isTold = ['checkObligations', 'getLanding'].includes(id);
  expect(is === blocked).toBe(needsOf(id).obligationsMet === true || isTold);
});

const closed = await testWorld();
await closed.db.persons.patch('ann', { isInactive: true });
test.each(withSession)('%s: the session of a person who has become inactive', async (id) => {
  const ann = await newCaller(closed).signIn('ann', { level: 3 });
  expect((await ann.send(id, sampleOf(id))).is).toBe('401 MISSING_SESSION_COOKIE');
});

const elsewhere: Record<string, (world: World) => Promise<Caller>> = {
  'signed in by SSO': (world) => newCaller(world).signIn('ann', { level: 3, method: 'SSO' }),
  'signed in at Nexo': (world) => newCaller(world).signIn('ann', { level: 3, method: 'Nexo' }),
  async 'of a client without it'(world) {
    await world.db.flags.patch('enableAccountSecurity:*', { isEnabled: false });
    return newCaller(world).signIn('ann', { level: 3 });
  },
};
test.each(withSession)('%s: a person whose account security is not managed here', async (id) => {
  const here = await newCaller(await testWorld()).signIn('ann', { level: 3 });
  const expected = needsOf(id).accountSecurity ? refused : (await here.send(id, sampleOf(id))).is;
  for (const [who, signIn] of Object.entries(elsewhere))
    expect((await (await signIn(await testWorld())).send(id, sampleOf(id))).is, who).toBe(expected);
});

test.each(forSome)('%s: a role', async (id) => {
  expect((await (await newCaller(common).signIn('ann')).send(id, sampleOf(id))).is).toBe(refused);
  // Staff give themselves access by their own membership, which the sample does not name.
  const own = id === 'provisionAllClientAccess' && {
    body: {
      clientId: '200',
      lifionOpsAssociateId: 'associate-oscar-002',
      allClientAccessRoles: [{ role: 'all-client-support-user', ticketUrl: 'https://tickets.example/1' }],
    },
  };
  const oscar = await newCaller(common).signIn('oscar');
  expect((await oscar.send(id, { ...sampleOf(id), ...own })).is).not.toBe(refused);
});

test.each(withSession)('%s: a session with and without a fresh step-up', async (id) => {
  const world = await securedWorld();
  const without = await (await newCaller(world).signIn('ann')).send(id, sampleOf(id));
  expect(without.is === blocked).toBe(needsOf(id).freshStepUp !== undefined);
  if (without.is === blocked) expect(without.body).toMatchObject({ obligation: { command: 'stepUp' } });
  const stale = await newCaller(world).signIn('ann', { level: 3 });
  world.clock.advance(world.limits.stepUpFreshMs + 1);
  expect((await stale.send(id, sampleOf(id))).is === blocked).toBe(needsOf(id).freshStepUp !== undefined);
  const fresh = await newCaller(world).signIn('ann', { level: 3 });
  expect((await fresh.send(id, sampleOf(id))).is).not.toBe(blocked);
});

/** With the code that was sent to the address of a new account. */
async function invited(world: World) {
  const visitor = newCaller(world);
  const emailAddress = 'new@example.com';
  const body = { emailAddress, associateToken: 'invite-no-check' };
  const token = textAt(await visitor.expect('prepareCodeEmailVerification', '200', { body }), 'data.token');
  return { visitor, token, code: newestCode(world, emailAddress) };
}

/** By operation: each asks whether an account exists, and gets a yes. */
const questions: Partial<Record<OperationId, (world: World) => Promise<() => Promise<CallResponse>>>> = {
  async executeToken(world) {
    const visitor = newCaller(world);
    const data = { username: 'ann.lee', password: GOOD_PASSWORD };
    return () => visitor.call('executeToken', { body: { kind: 'createCredential', token: 'credential-valid', data } });
  },
  async validateToken(world) {
    const visitor = newCaller(world);
    const body = { kind: 'registration', token: 'invite-valid', data: { username: 'ann.lee' } } as const;
    return () => visitor.call('validateToken', { body });
  },
  async prepareCodeEmailVerification(world) {
    const visitor = newCaller(world);
    const body = { associateToken: 'invite-valid', emailAddress: 'ann@example.com' };
    return () => visitor.call('prepareCodeEmailVerification', { body });
  },
  async createPersonFromToken(world) {
    const { visitor, token, code } = await invited(world);
    const personData = { firstName: 'New', lastName: 'Person', username: 'ann.lee', password: GOOD_PASSWORD };
    const data = { code, isSSO: false as const, personData };
    const body = { token, kind: 'registrationEmailVerification' as const, data };
    return () => visitor.call('createPersonFromToken', { body });
  },
  async createPerson(world) {
    const { visitor, token, code } = await invited(world);
    const name = { firstName: 'New', lastName: 'Person', phoneNumber: null };
    const account = { ...name, email: [{ address: 'new@example.com' }], termsAndConditionsChecked: true as const };
    const body = { token, code, username: 'ann.lee', password: GOOD_PASSWORD, ...account };
    return () => visitor.call('createPerson', { body });
  },
  async checkEmailAddress(world) {
    const visitor = newCaller(world);
    const [query, headers] = [{ emailAddress: 'ann@example.com' }, { 'x-registration-token': 'invite-valid' }];
    return () => visitor.call('checkEmailAddress', { query, headers });
  },
  async changeUnverifiedEmail(world) {
    const uma = await newCaller(world).signIn('uma');
    const body = { oldEmail: world.db.persons.get('uma')?.emails[0]?.address ?? '', emailAddress: 'ann@example.com' };
    return () => uma.call('changeUnverifiedEmail', { body });
  },
  async createBasicCredentials(world) {
    const basil = await newCaller(world).signIn('basil', { method: 'SSO' });
    return () => basil.call('createBasicCredentials', { body: { username: 'ann.lee', password: GOOD_PASSWORD } });
  },
  async addPhoneNumber(world) {
    const ann = await newCaller(world).signIn('ann', { level: 3 });
    return () => ann.call('addPhoneNumber', { body: { phoneNumber: '+12125550177', isPersonal: true } });
  },
  async addEmailAddress(world) {
    const ann = await newCaller(world).signIn('ann', { level: 3 });
    return () => ann.call('addEmailAddress', { body: { emailAddress: 'ben@example.com', isPersonal: true } });
  },
  async updateUsernames(world) {
    const uri = await newCaller(world).signIn('uri');
    const own = { clientId: '100', associateId: 'associate-uri-100', password: PERSONA_PASSWORD };
    return () => uri.call('updateUsernames', { body: { associateUsernames: [{ ...own, username: 'ann.lee' }] } });
  },
  async checkUsernameAvailability(world) {
    const uri = await newCaller(world).signIn('uri');
    return () => uri.call('checkUsernameAvailability', { path: { username: 'ann.lee' } });
  },
};

test.each(operationIds.filter((id) => needsOf(id).existenceLimit))('%s tells some times what exists', async (id) => {
  const world = await testWorld();
  const ask = await questions[id]?.(world);
  if (!ask) throw new Error(`${id} has no question here.`);
  const answers = [(await ask()).is];
  expect(answers[0]).toMatch(/^200$|^409 (?:DUPLICATE|EMAIL_ALREADY|PHONE_NUMBER_ALREADY)/);
  while (answers.at(-1) === answers[0] && answers.length <= world.limits.emailChecks) answers.push((await ask()).is);
  expect(answers.at(-1)).toBe('429 TOO_MANY_ATTEMPTS');
});

test('each operation that answers 409 for what another account has, has a limit', () => {
  const isTaken = (code: string) => /^DUPLICATE_|_ALREADY_EXISTS$/.test(code);
  const telling = operationIds.filter((id) => errorCodesAt(id, 409).some(isTaken));
  // These compare only what the service itself has sent: a proven address, a contact on record, a suggested name.
  const free = ['createSsoPerson', 'startContactVerification', 'reviewUsernames'];
  expect(telling.filter((id) => !needsOf(id).existenceLimit)).toEqual(free);
});

test.each([
  [{}, { productAccess: true, notWhileImpersonating: true, obligationsMet: true }],
  [
    { obligationsMet: false, role: 'allClientAccess' },
    { productAccess: true, notWhileImpersonating: true, role: 'allClientAccess' },
  ],
  [{ obligationMet: false }, 'unrecognized_keys'],
  [{ freshStepUp: true }, 'Invalid option'],
  [{ productAccess: true }, 'repeats the default of productAccess'],
])('x-needs %j of a change with a session is read as %j', (written, expected) => {
  const security = [{ session: [], csrf: [] }];
  const read = () => needsIn({ operationId: 'any', 'x-needs': needs.parse(written), security });
  if (typeof expected === 'string') expect(read).toThrow(expected);
  else expect(read()).toEqual(expected);
});

test('x-needs of an operation without a session cannot ask for what only a session has', () => {
  const open = { operationId: 'any', security: [{ csrf: [] }] };
  expect(needsIn({ ...open, 'x-needs': { existenceLimit: 'invitation' } })).toEqual({ existenceLimit: 'invitation' });
  for (const written of [{ freshStepUp: 'first' }, { existenceLimit: 'person' }] as const)
    expect(() => needsIn({ ...open, 'x-needs': written })).toThrow('requires no session');
});

test.each(operationIds)('%s declares the refusal of each of its needs, and no other', (id) => {
  const { existenceLimit, obligationsMet, freshStepUp, productAccess, accountSecurity, role } = needsOf(id);
  const declares = (status: number, code: string) => errorCodesAt(id, status).includes(code);
  expect(declares(403, 'INSUFFICIENT_PERMISSIONS')).toBe((productAccess ?? accountSecurity ?? role) !== undefined);
  const isTold = ['checkObligations', 'getLanding'].includes(id);
  expect(declares(412, 'BLOCKED_BY_OBLIGATION')).toBe((obligationsMet ?? freshStepUp) !== undefined || isTold);
  expect(existenceLimit === undefined || declares(429, 'TOO_MANY_ATTEMPTS')).toBe(true);
  // A step-up has its own description at 412, and one service is about the security of the account alone.
  const { operation = {} } = describedOperations.find((one) => one.id === id) ?? {};
  const described = JSON.stringify(child(operation, 'responses')['412']) ?? '';
  expect(described.includes('/StepUp')).toBe(freshStepUp !== undefined);
  const { service, session } = operations[id];
  expect(accountSecurity === true).toBe(service === 'account-security' && session === 'required');
});
