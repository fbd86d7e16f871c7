import type { Moment, Snapshot } from './moment';
import { createCollections } from './store/collections';
import { RecordError } from './store/record-error';
import { isCollectionName, type World } from './world';

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

export function momentOf(world: World): Moment {
  const last = world.journal.lastMoment;
  return {
    at: world.clock.now(),
    generation: world.random.generation,
    state: stateOf(world, last?.state),
    responses: shared(world.responses.list(), last?.responses),
    nextCall: world.journal.next,
  };
}

/** Whether the world went back after the moment. A call that was under way then has no moment to rewind to. */
export function isUndone(world: World, { generation }: Moment): boolean {
  return generation !== world.random.generation;
}

/** Brings the time back too. A snapshot taken at once has the bytes of one taken at that moment, in another world too. */
export async function rewind(world: World, { state, at, responses, nextCall }: Moment): Promise<void> {
  await bringBack(world, state, at);
  world.responses.restore(responses);
  world.journal.forgetFrom(nextCall);
}

/**
 * Restores all of a snapshot, or nothing. A snapshot taken at once has the same bytes.
 * @param now what the clock shows then; without it, a clock that runs keeps its offset from real time
 * @throws RecordError for an unknown collection or limit and an invalid record
 */
export async function restoreSnapshot(world: World, snapshot: Snapshot, now?: number): Promise<void> {
  const unknownLimit = Object.keys(snapshot.limits).find((name) => !Object.hasOwn(world.limits, name));
  if (unknownLimit !== undefined) throw new RecordError(`There is no limit "${unknownLimit.slice(0, 60)}".`);
  // Fill separate tables first: a bad record then fails while the world is still unchanged.
  const db = createCollections();
  for (const [name, records] of Object.entries(snapshot.collections)) {
    if (!isCollectionName(db, name)) throw new RecordError(`There is no collection "${name.slice(0, 60)}".`);
    await db[name].restore(records);
  }
  await bringBack(world, snapshot, now);
}

async function bringBack(world: World, snapshot: Snapshot, now?: number): Promise<void> {
  for (const name of world.collectionNames()) await world.db[name].restore(snapshot.collections[name] ?? []);
  Object.assign(world.limits, snapshot.limits);
  world.scenario = snapshot.scenario;
  world.random.restore(snapshot.random);
  world.random.begin();
  // Moving the clock lets due messages arrive, so the messages that the world had go first.
  world.outbox.deliveries.clear();
  world.clock.restore(snapshot.clock);
  if (now !== undefined) world.clock.set(now);
  world.outbox.deliveries.restore(snapshot.deliveries);
  world.outbox.restore(snapshot.outbox);
  world.faults.restore(snapshot.faults);
}
