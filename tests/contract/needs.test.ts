import { expect, test } from 'vitest';
import { errorCodesAt } from '../../mock-server/contract/error-codes-at';
import { needsOf } from '../../mock-server/contract/needs';
import { operationIds } from '../../mock-server/contract/route-index';
import { setSecurity } from '../../mock-server/rules/persons';
import { secure } from '../../mock-server/seed/secured';
import { newCaller, testWorld } from '../../mock-server/testing/client';
import { sampleOf } from '../../mock-server/testing/sample';
import type { World } from '../../mock-server/world/world';
import { needs, needsIn } from '../../scripts/contract/operations-index';

/** `x-needs` of the contract says who may call an operation (see docs/contract.md). Each operation is tried against it. */

/** One world for all tests that change no state. */
const common = await testWorld();

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
  await oscar.expect('startImpersonation', '204', {
    body: {
      kind: 'associate',
      impersonationId: 'impersonation-good',
      impersonatedActorId: 'associate-ann-100',
      impersonatedClientId: '100',
      reason: 'Case 88121',
    },
  });
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

test.each(withSession)('%s: a person whose security is managed elsewhere', async (id) => {
  const [here, elsewhere] = [await testWorld(), await testWorld()];
  const ann = await newCaller(here).signIn('ann', { level: 3 });
  const allowed = (await ann.send(id, sampleOf(id))).is;
  const bySso = await newCaller(elsewhere).signIn('ann', { level: 3, method: 'SSO' });
  expect((await bySso.send(id, sampleOf(id))).is).toBe(needsOf(id).accountSecurity ? refused : allowed);
});

test.each(forSome)('%s: a role', async (id) => {
  expect((await (await newCaller(common).signIn('ann')).send(id, sampleOf(id))).is).toBe(refused);
  // Staff give themselves access by their own membership, which the sample does not name.
  const own = id === 'provisionAllClientAccess' && {
    body: { clientId: '200', lifionOpsAssociateId: 'associate-oscar-002', allClientAccessRoles: [] },
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
});
