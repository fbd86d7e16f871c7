import type { ClockState } from './clock';
import { createCollections, type Collections } from './store/collections';
import type { FaultsState } from './faults';
import type { DeliveriesState } from './deliveries';
import type { Message } from './message';
import type { KeptResponse } from './responses';
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
  return structuredClone(stateOf(world));
}

/** The state as it is now. No record or message of it changes in place, so what did not change is that of `last`. */
function stateOf(world: World, last?: Snapshot): Snapshot {
  const collections: Snapshot['collections'] = {};
  for (const name of world.collectionNames()) collections[name] = shared(world.db[name].all(), last?.collections[name]);
  const outbox = shared(world.outbox.list(), last?.outbox);
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

/** A copy of the list, or the last one if it holds the same items. */
function shared<Item>(now: readonly Item[], last: Item[] | undefined): Item[] {
  return last?.length === now.length && now.every((item, index) => item === last[index]) ? last : [...now];
}

/** All that a rewind brings back. The moments of 500 calls share what did not change between them. */
export interface Moment {
  state: Snapshot;
  responses: KeptResponse[];
  /** The number of the next call in the journal. */
  nextCall: number;
}

export function momentOf(world: World): Moment {
  const last = world.journal.lastMoment;
  return {
    state: stateOf(world, last?.state),
    responses: shared(world.responses.list(), last?.responses),
    nextCall: world.journal.next,
  };
}

/** A snapshot taken afterwards has the bytes of one taken at that moment, in another world of the same seed too. */
export async function rewind(world: World, { state, responses, nextCall }: Moment): Promise<void> {
  for (const name of world.collectionNames()) await world.db[name].rewind(state.collections[name] ?? []);
  restoreOthers(world, state);
  world.responses.restore(responses);
  world.journal.forgetFrom(nextCall);
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
  restoreOthers(world, snapshot);
}

/** All except the collections. */
function restoreOthers(world: World, snapshot: Snapshot): void {
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
