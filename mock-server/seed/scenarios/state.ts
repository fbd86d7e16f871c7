import { tokenDefaults } from '../../rules/tokens';
import { RecordError } from '../../world/store/record-error';
import type { CollectionName } from '../../world/store/collections';
import type { World } from '../../world/world';
import { nearest } from '../../control/calls/nearest';
import { makeDevices } from '../devices';
import { clientDefaults, email, makeAssociate, personDefaults, phone } from '../make';
import { removePerson } from '../people';
import { obligationDefaults, oblige } from '../personas/obliged';
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
  obligations: { ...obligationDefaults, order: 1 },
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

async function putPerson(world: World, id: string, state: PersonState): Promise<void> {
  const { emails, phones, memberships = [], obligations = [], devices, products, secured, ...values } = state;
  if (!world.db.persons.get(id) && values.username === undefined)
    throw new RecordError(`${noPerson(world, id)} A new person needs username, firstName and lastName.`);
  await put(world, 'persons', id, {
    ...values,
    // A contact that says no more is verified and personal.
    ...(emails && {
      emails: emails.map(({ address, ...more }) => ({ ...inMsFromNow(email(world, address)), ...more })),
    }),
    ...(phones && { phones: phones.map(({ number, ...more }) => ({ ...inMsFromNow(phone(world, number)), ...more })) }),
  });
  const person = world.db.persons.get(id);
  if (!person) return;
  if (secured) await secure(world, person, secured);
  for (const { clientId, ...more } of memberships) {
    const key = `associate-${id}${clientId === null ? '' : `-${clientId}`}`;
    if (!world.db.associates.get(key)) await makeAssociate(world, person, clientId);
    await put(world, 'associates', key, { ...more, clientId });
  }
  for (const { command = null, ...asked } of obligations)
    await oblige(world, id, { ...asked, command, kind: command === null ? 'redirect' : 'command' });
  if (devices !== undefined) await makeDevices(world, person, devices);
  if (products) await makeProducts(world, person);
}

function inMsFromNow<Contact extends { createdAt: number; lastModifiedAt: number }>(contact: Contact): Contact {
  return { ...contact, createdAt: 0, lastModifiedAt: 0 };
}

function noPerson(world: World, id: string): string {
  const known = world.db.persons.all().map((one) => one.id);
  return `there is no person "${id.slice(0, 60)}": did you mean "${nearest(id, known)}"?`;
}
