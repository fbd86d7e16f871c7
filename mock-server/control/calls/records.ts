import { z } from 'zod';
import type { components } from '../../../openapi/generated/mock-control';
import { addPeople, type NewPerson, removePerson, sizeOfPeople } from '../../seed/people';
import { bring } from '../../world/memory';
import type { CollectionName, Person } from '../../world/store/collections';
import { isCollectionName, type World } from '../../world/world';
import type { Worlds } from '../../seed/worlds';
import type { ControlCalls } from '../define';
import { ControlRefusal } from '../refusal';
import { requirePerson } from './people';

type Row = components['schemas']['PersonRow'];

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

  async createPeople({ worlds, world, body }) {
    const { like = USUAL, count = 1, clients, particular } = body;
    const one: NewPerson = { like: requirePerson(world, like), clients, ...(particular && { particular }) };
    const list = Array.from({ length: count }, () => one);
    return { status: 201, body: await make(worlds, world, list) };
  },

  async importPeople({ worlds, world, body }) {
    const list = body.map((row) => ofRow(world, row));
    return { status: 201, body: await make(worlds, world, list) };
  },
} satisfies Partial<ControlCalls>;

/** Leaves out the library's own fields, because the package cannot name their types. */
export function plain(record: object): Record<string, unknown> {
  return { ...record };
}

/** @throws ControlRefusal 404 for an unknown collection */
export function requireCollection(world: World, name: string): CollectionName {
  if (isCollectionName(world.db, name)) return name;
  throw new ControlRefusal(404, 'NOT_FOUND', `There is no collection "${name}". GET /__mock/state lists them.`);
}

export function missing(name: CollectionName, id: string): ControlRefusal {
  return new ControlRefusal(404, 'NOT_FOUND', `${name} has no record "${id}". GET /__mock/state/${name} lists them.`);
}

function ofRow(world: World, { like = USUAL, email, phone, clientId, ...particular }: Row): NewPerson {
  return {
    ...{ like: requirePerson(world, like), particular, email, phone },
    ...(clientId !== undefined && { clients: [clientId] }),
  };
}

async function make(worlds: Worlds, world: World, list: readonly NewPerson[]) {
  bring(worlds.list(), world, sizeOfPeople(world, list));
  return (await addPeople(world, list)).map(summary);
}

function summary({ id, username, password, emails }: Person) {
  return { id, username, password, email: emails[0]?.address ?? null };
}
