import { tokenDefaults } from '../../rules/tokens';
import { RecordError } from '../../world/store/record-error';
import type { CollectionName } from '../../world/store/collections';
import type { World } from '../../world/world';
import { nearest } from '../../control/calls/nearest';
import { makeDevices } from '../devices';
import { clientDefaults, noSecurity, personDefaults } from '../make';
import { seedPasskey, seedUserHandle } from '../passkey';
import { removePerson } from '../people';
import { makeProducts } from '../products';
import { secure } from '../secured';
import { collections, fromNow, type ScenarioState } from './schema';

/** The state does not fit the world. `path` leads to what is wrong. */
export class StateError extends Error {
  override name = 'StateError';

  constructor(
    readonly path: PropertyKey[],
    message: string,
  ) {
    super(message);
  }
}

/** The fields of a new record that a file may leave out. Times are in ms from now. */
export const recordDefaults: Partial<Record<CollectionName, object>> = {
  clients: clientDefaults,
  persons: personDefaults,
  associates: {
    personId: null,
    clientId: null,
    dateOfBirth: personDefaults.dateOfBirth,
    isPersonalAssociate: true,
    suspended: false,
    suggestedUserId: null,
    username: null,
    attributes: {},
  },
  tokens: { ...tokenDefaults, createdAt: 0 },
  obligations: {
    order: 1,
    kind: 'command',
    command: null,
    url: null,
    isLoginObligation: true,
    clientId: null,
    args: {},
  },
  attempts: { count: 99, firstAt: 0 },
};

/** @throws StateError after the changes before it */
export async function applyState(world: World, state: ScenarioState): Promise<void> {
  const { clock, limits = {}, flags = {}, faults = [] } = state;
  if (clock?.advanceMs !== undefined) world.clock.advance(clock.advanceMs);
  Object.assign(world.limits, limits);
  for (const name of collections)
    for (const [key, values] of Object.entries(state[name] ?? {}))
      await located([name, key], () =>
        name === 'persons' ? putPerson(world, key, values) : put(world, name, key, values),
      );
  for (const [key, isEnabled] of Object.entries(flags)) {
    const [flag = '', clientId = null] = key.split(':');
    const id = `${flag}:${clientId ?? '*'}`;
    world.db.flags.remove(id);
    await world.db.flags.create({ id, flag, clientId, isEnabled });
  }
  for (const rule of faults) world.faults.add(rule);
  if (clock?.isFrozen !== undefined) world.clock.freeze(clock.isFrozen);
}

async function located(path: string[], task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    throw error instanceof RecordError ? new StateError(path, error.message) : error;
  }
}

interface Values {
  isRemoved?: true | undefined;
  [field: string]: unknown;
}

async function put(world: World, name: CollectionName, key: string, { isRemoved, ...values }: Values): Promise<void> {
  const collection = world.db[name];
  if (isRemoved) return void (name === 'persons' ? removePerson(world, key) : collection.remove(key));
  const { personId, clientId } = values;
  if (typeof personId === 'string' && !world.db.persons.get(personId)) throw new RecordError(noPerson(world, personId));
  if (typeof clientId === 'string' && !world.db.clients.get(clientId))
    throw new RecordError(`there is no client "${clientId}": GET /__mock/state/clients lists them.`);
  const isThere = collection.get(key) !== undefined;
  const whole = isThere ? values : { [collection.key]: key, ...recordDefaults[name], ...values };
  const fields = fromNow(whole, world.clock.now());
  await (isThere ? collection.patch(key, fields) : collection.add(fields));
}

type PersonState = NonNullable<ScenarioState['persons']>[string];

/** A new person without a username has the name as one: `ann.lee`. */
export function usernameOf({ username, name }: PersonState): string | null | undefined {
  return username === undefined ? name?.toLowerCase().replaceAll(' ', '.') : username;
}

/** A new person has an address and belongs to client 100, unless the file says otherwise. */
async function putPerson(world: World, id: string, state: PersonState): Promise<void> {
  const isNew = !world.db.persons.get(id);
  if (isNew && usernameOf(state) === undefined)
    throw new RecordError(`${noPerson(world, id)} A new person needs a name.`);
  const { name, about: _, emails = isNew ? [{ address: `${id}@example.com` }] : undefined, phones, ...more } = state;
  const {
    memberships = isNew ? [{ clientId: '100' }] : [],
    obligations = [],
    devices,
    products,
    secured,
    ...rest
  } = more;
  const { hasSeedPasskey, ...fields } = rest;
  const [firstName, ...lastNames] = name?.split(' ') ?? [];
  const contact = { isVerified: true, isPersonal: true, createdAt: 0, lastModifiedAt: 0 };
  await put(world, 'persons', id, {
    ...(isNew && { username: usernameOf(state) }),
    ...(name !== undefined && { firstName, lastName: lastNames.join(' ') }),
    ...fields,
    ...(emails && { emails: emails.map((one) => ({ ...contact, ...one })) }),
    ...(phones && { phones: phones.map((one) => ({ type: 'PHONE', ...contact, ...one })) }),
    ...(hasSeedPasskey && {
      passkeys: [{ ...seedPasskey, createdAt: seedPasskey.createdAt - world.clock.now() }],
      security: { ...noSecurity, userHandle: seedUserHandle },
    }),
  });
  const person = world.db.persons.get(id);
  if (!person) return;
  if (secured) await secure(world, person, secured);
  for (const { clientId = null, ...one } of memberships) {
    const key = `associate-${id}${clientId === null ? '' : `-${clientId}`}`;
    const { firstName, lastName, dateOfBirth, username } = person;
    const usual = !world.db.associates.get(key) && { personId: id, firstName, lastName, dateOfBirth, username };
    await put(world, 'associates', key, { ...usual, ...one, clientId });
  }
  await oblige(world, id, ...obligations);
  if (devices !== undefined) await makeDevices(world, person, devices);
  if (products) await makeProducts(world, person);
}

/** Adds the obligations in this order, after those that the person has. */
export async function oblige(world: World, personId: string, ...asked: Values[]): Promise<void> {
  const standing = world.db.obligations.findMany((q) => q.where({ personId }));
  const next = Math.max(0, ...standing.map(({ order }) => order)) + 1;
  for (const [index, one] of asked.entries()) {
    const order = next + index;
    const kind = one['url'] === undefined ? 'command' : 'redirect';
    await put(world, 'obligations', `obligation-${personId}-${order}`, { personId, order, kind, ...one });
  }
}

function noPerson(world: World, id: string): string {
  const known = world.db.persons.all().map((one) => one.id);
  return `there is no person "${id.slice(0, 60)}": did you mean "${nearest(id, known)}"?`;
}
