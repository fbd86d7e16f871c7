import { restoreSnapshot, takeSnapshot } from '../../world/snapshot';
import type { ControlCalls } from '../define';
import { missing, plain, requireCollection } from './records';
import { describe } from './worlds';

export const stateCalls = {
  getSnapshot({ world }) {
    return { body: takeSnapshot(world) };
  },

  async putSnapshot({ world, body }) {
    await restoreSnapshot(world, body);
    return { body: describe(world) };
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
} satisfies Partial<ControlCalls>;
