import { z } from 'zod';
import { addPeople, type NewPerson, removePerson } from '../../seed/people';
import type { CollectionName, Person } from '../../world/store/collections';
import { isCollectionName, type World } from '../../world/world';
import type { ControlCalls } from '../define';
import { type ControlRefusal, notFound } from '../refusal';
import { requirePerson } from './people';

/** A call that names nobody in `like` gets copies of this person. */
const USUAL = 'ann';

export const recordCalls = {
  listSchemas({ world }) {
    return {
      body: Object.fromEntries(
        world.collectionNames().map((name) => [name, { ...z.toJSONSchema(world.db[name].schema) }]),
      ),
    };
  },

  listCollections({ world }) {
    return { body: Object.fromEntries(world.collectionNames().map((name) => [name, world.db[name].count()])) };
  },

  listRecords({ world, path }) {
    return { body: world.db[requireCollection(world, path.collection)].toJSON().map(plain) };
  },

  async patchRecord({ world, path, body }) {
    const name = requireCollection(world, path.collection);
    const table = world.db[name];
    if (!table.get(path.id)) throw missing(name, path.id);
    return { body: plain(await table.patch(path.id, body)) };
  },

  async createRecord({ world, path, body }) {
    const added = await world.db[requireCollection(world, path.collection)].add(body);
    return { status: 201, body: plain(added) };
  },

  deleteRecord({ world, path }) {
    const name = requireCollection(world, path.collection);
    const isGone = name === 'persons' ? removePerson(world, path.id) : world.db[name].remove(path.id);
    if (!isGone) throw missing(name, path.id);
    return undefined;
  },

  async createPeople({ world, body }) {
    const { like = USUAL, count = 1, clients, particular } = body;
    const person: NewPerson = { like: requirePerson(world, like), clients, ...(particular && { particular }) };
    const list = Array.from({ length: count }, () => person);
    return { status: 201, body: (await addPeople(world, list)).map(summary) };
  },
} satisfies Partial<ControlCalls>;

/** Leaves out the library's own fields, because the package cannot name their types. */
export function plain(record: object): Record<string, unknown> {
  return { ...record };
}

/** @throws ControlRefusal 404 for an unknown collection */
function requireCollection(world: World, name: string): CollectionName {
  if (isCollectionName(world.db, name)) return name;
  throw notFound(`There is no collection "${name}". GET /__mock/state lists them.`);
}

function missing(name: CollectionName, id: string): ControlRefusal {
  return notFound(`${name} has no record "${id}". GET /__mock/state/${name} lists them.`);
}

function summary({ id, username, password, emails }: Person) {
  return { id, username, password, email: emails[0]?.address ?? null };
}
