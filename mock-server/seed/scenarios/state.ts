import { tokenDefaults } from '../../rules/tokens';
import { LAST_INSTANT } from '../../world/clock';
import { RecordError } from '../../world/store/record-error';
import type { CollectionName } from '../../world/store/collections';
import type { World } from '../../world/world';
import { refuseFaultOfNobody, refuseUnknown, unknownRecord } from '../../rules/references';
import { makeDevices } from '../devices';
import { associateDefaults, clientDefaults, noSecurity, personDefaults } from '../../world/store/make';
import { seedPasskey, seedUserHandle } from '../passkey';
import { removePerson } from '../people';
import { makeProducts } from '../products';
import { secure } from '../secured';
import { StateError } from './scenario';
import { collections, fromNow, type ScenarioState } from './schema';

/** The fields of a new record that a file may leave out. Times are in ms from now. */
export const recordDefaults: Partial<Record<CollectionName, object>> = {
  clients: clientDefaults,
  persons: personDefaults,
  associates: { personId: null, clientId: null, ...associateDefaults },
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
  if (clock?.advanceMs !== undefined) {
    const at = world.clock.now() + clock.advanceMs;
    if (at < 0 || at > LAST_INSTANT)
      throw new StateError(['clock', 'advanceMs'], 'time does not go so far: move by less.');
    world.clock.advance(clock.advanceMs);
  }
  Object.assign(world.limits, limits);
  await freeUsernames(world, state);
  for (const name of collections)
    for (const [key, values] of Object.entries(state[name] ?? {}))
      await located([name, key], () =>
        name === 'persons' ? putPerson(world, key, values) : put(world, name, key, values),
      );
  for (const [key, isEnabled] of Object.entries(flags)) {
    const [flag = '', clientId = null] = key.split(':');
    const id = `${flag}:${clientId ?? '*'}`;
    await located(['flags', key], () => refuseUnknown(world, { clientId }));
    world.db.flags.remove(id);
    if (isEnabled !== null) await world.db.flags.create({ id, flag, clientId, isEnabled });
  }
  for (const [index, rule] of faults.entries()) {
    await located(['faults', index], () => refuseFaultOfNobody(world, rule));
    world.faults.add(rule);
  }
  if (clock?.isFrozen !== undefined) world.clock.freeze(clock.isFrozen);
}

/**
 * Removes persons and empties the usernames that change: two persons may have changed theirs with each other, and no two
 * may have the same one for a moment.
 */
async function freeUsernames(world: World, { persons = {} }: ScenarioState): Promise<void> {
  for (const [id, { username, isRemoved }] of Object.entries(persons)) {
    if (isRemoved && !removePerson(world, id))
      throw new StateError(['persons', id], unknownRecord(world, 'persons', id));
    if (username !== undefined && world.db.persons.get(id)) await world.db.persons.patch(id, { username: null });
  }
}

/** @throws StateError at the path, and at the field of it that is wrong */
async function located(path: PropertyKey[], task: () => Promise<void> | void): Promise<void> {
  try {
    await task();
  } catch (error) {
    if (error instanceof RecordError) throw new StateError([...path, ...error.path], error.message);
    throw error instanceof StateError ? new StateError([...path, ...error.path], error.message) : error;
  }
}

interface Values {
  isRemoved?: true | undefined;
  [field: string]: unknown;
}

async function put(world: World, name: CollectionName, key: string, { isRemoved, ...values }: Values): Promise<void> {
  const collection = world.db[name];
  if (isRemoved) return void collection.remove(key);
  refuseUnknown(world, values);
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
  if (state.isRemoved) return;
  const isNew = !world.db.persons.get(id);
  if (isNew && usernameOf(state) === undefined)
    throw new RecordError(`${unknownRecord(world, 'persons', id)} A new person needs a name.`);
  const { name, about: _, emails = isNew ? [{ address: `${id}@example.com` }] : undefined, phones, ...more } = state;
  const {
    memberships = isNew ? [{ clientId: '100' }] : [],
    obligations = [],
    devices,
    products,
    secured,
    ...rest
  } = more;
  if (!isNew && more.memberships?.length === 0)
    throw new RecordError('an empty list removes none: give their associates "isRemoved: true".', ['memberships']);
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
  for (const [index, { clientId = null, ...membership }] of memberships.entries()) {
    const key = `associate-${id}${clientId === null ? '' : `-${clientId}`}`;
    const { firstName, lastName, dateOfBirth, username } = person;
    const usual = !world.db.associates.get(key) && { personId: id, firstName, lastName, dateOfBirth, username };
    await located(['memberships', index], () => put(world, 'associates', key, { ...usual, ...membership, clientId }));
  }
  await oblige(world, id, ...obligations);
  if (devices !== undefined) await located(['devices'], () => makeDevices(world, person, devices));
  if (products) await makeProducts(world, person);
}

/** Adds the obligations in this order, after those that the person has. */
export async function oblige(world: World, personId: string, ...asked: Values[]): Promise<void> {
  const standing = world.db.obligations.findMany((q) => q.where({ personId }));
  const next = Math.max(0, ...standing.map(({ order }) => order)) + 1;
  for (const [index, obligation] of asked.entries()) {
    const order = next + index;
    const kind = obligation['url'] === undefined ? 'command' : 'redirect';
    await located(['obligations', index], () =>
      put(world, 'obligations', `obligation-${personId}-${order}`, { personId, order, kind, ...obligation }),
    );
  }
}
