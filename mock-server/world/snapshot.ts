import type { ClockState } from './clock';
import { createCollections, type Collections } from './store/collections';
import type { FaultsState } from './faults';
import type { DeliveriesState } from './deliveries';
import type { Message } from './message';
import { RecordError } from './store/record-error';
import { isCollectionName, type World } from './world';

/**
 * The whole state of a world as plain JSON. The journal records the past. They are no
 * state, so a snapshot leaves them out.
 */
export interface Snapshot {
  version: 1;
  seed: number;
  scenario: string;
  random: number;
  clock: ClockState;
  limits: Record<string, number>;
  collections: Record<string, Record<string, unknown>[]>;
  outbox: Message[];
  /** Absent without delivery rules and messages on their way. */
  deliveries?: DeliveriesState;
  faults: FaultsState;
}

/** The snapshot shares no object with the world. */
export function takeSnapshot(world: World): Snapshot {
  const collections: Snapshot['collections'] = {};
  for (const name of world.collectionNames())
    collections[name] = world.db[name].toJSON().map((record) => ({ ...record }));
  const outbox = world.outbox.toJSON();
  const deliveries = world.outbox.deliveries.toJSON();
  return {
    version: 1,
    seed: world.options.seed ?? 1,
    scenario: world.scenario,
    random: world.random.toJSON(),
    clock: world.clock.toJSON(),
    limits: { ...world.limits },
    collections,
    outbox,
    ...(deliveries && { deliveries }),
    faults: world.faults.toJSON(),
  };
}

/**
 * Restores all of a snapshot, or nothing. A snapshot taken afterwards has the same bytes.
 * @throws RecordError for an unknown collection or limit and an invalid record
 */
export async function restoreSnapshot(world: World, snapshot: Snapshot): Promise<void> {
  const unknownLimit = Object.keys(snapshot.limits).find((name) => !Object.hasOwn(world.limits, name));
  if (unknownLimit !== undefined) throw new RecordError(`There is no limit "${unknownLimit.slice(0, 60)}".`);
  // Fill separate tables first: a bad record then fails while the world is still unchanged.
  await fill(createCollections(), snapshot.collections);
  for (const name of world.collectionNames()) world.db[name].clear();
  await fill(world.db, snapshot.collections);
  Object.assign(world.limits, snapshot.limits);
  world.scenario = snapshot.scenario;
  world.random.restore(snapshot.random);
  // Moving the clock lets due messages arrive, so the messages that the world had go first.
  world.outbox.deliveries.clear();
  world.clock.restore(snapshot.clock);
  world.outbox.restore(snapshot.outbox);
  world.outbox.deliveries.restore(snapshot.deliveries);
  world.faults.restore(snapshot.faults);
}

async function fill(db: Collections, records: Snapshot['collections']): Promise<void> {
  for (const [name, rows] of Object.entries(records)) {
    if (!isCollectionName(db, name)) throw new RecordError(`There is no collection "${name.slice(0, 60)}".`);
    for (const row of rows) await db[name].add(row);
  }
}
