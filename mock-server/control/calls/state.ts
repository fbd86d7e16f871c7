import { restoreSnapshot, takeSnapshot } from '../../world/snapshot';
import { isCollectionName, type World } from '../../world/world';
import type { CollectionName } from '../../world/store/collections';
import type { ControlCalls } from '../define';
import { ControlRefusal } from '../refusal';
import { describe } from './worlds';

/** Calls that read and change records, and that take and restore snapshots. */
export const stateCalls = {
  getSnapshot({ world }) {
    return { body: takeSnapshot(world) };
  },

  async putSnapshot({ world, body }) {
    await restoreSnapshot(world, body);
    return { body: describe(world) };
  },

  listCollections({ world }) {
    return { body: Object.fromEntries(world.collectionNames().map((name) => [name, world.db[name].size])) };
  },

  listRecords({ world, path }) {
    return { body: world.db[requireCollection(world, path.collection)].toJSON().map((record) => ({ ...record })) };
  },

  patchRecord({ world, path, body }) {
    const name = requireCollection(world, path.collection);
    const table = world.db[name];
    if (!table.get(path.id))
      throw new ControlRefusal(
        404,
        'NOT_FOUND',
        `${name} has no record "${path.id}". GET /__mock/state/${name} lists them.`,
      );
    return { body: { ...table.patch(path.id, body) } };
  },
} satisfies Partial<ControlCalls>;

function requireCollection(world: World, name: string): CollectionName {
  if (isCollectionName(world.db, name)) return name;
  throw new ControlRefusal(404, 'NOT_FOUND', `There is no collection "${name}". GET /__mock/state lists them.`);
}
