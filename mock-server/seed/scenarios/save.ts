import { stringify } from 'yaml';
import { defaultLimits } from '../../world/limits';
import type { CollectionName } from '../../world/store/collections';
import { findPerson } from '../../world/person-of-call';
import { World } from '../../world/world';
import { seedWorld } from '../index';
import { MOST_BYTES } from './scenario';
import { collections, escaped, fromNow, inWords } from './schema';
import { recordDefaults } from './state';

/** A token of the seed, so its time is the time of the seeding. */
const SEEDED = 'invite-valid';

/**
 * The text of a scenario file: how the world differs from its seed. Sessions, activities and messages are not in it.
 * @throws RangeError when no scenario file could be so large
 */
export async function scenarioOf(world: World): Promise<string> {
  const now = world.clock.now();
  const seededAt = world.db.tokens.get(SEEDED)?.createdAt ?? now;
  const seed = new World(world.id, world.options, world.readTexts);
  seed.clock.freeze(true);
  seed.clock.set(seededAt);
  await seedWorld(seed);
  const isFrozen = world.clock.frozen;
  const movedMs = isFrozen || world.options.now !== undefined ? now - seededAt : world.clock.toJSON().offsetMs;
  const limits = Object.entries(world.limits).filter(([name, value]) => Reflect.get(defaultLimits, name) !== value);
  const flags = world.db.flags
    .all()
    .flatMap((flag) =>
      seed.db.flags.get(flag.id)?.isEnabled === flag.isEnabled ? [] : [[keyOf(flag), flag.isEnabled]],
    );
  const unset = seed.db.flags.all().flatMap((flag) => (world.db.flags.get(flag.id) ? [] : [[keyOf(flag), null]]));
  const state = {
    clock: { ...(movedMs !== 0 && { advanceMs: movedMs }), ...(isFrozen && { isFrozen }) },
    limits: Object.fromEntries(limits),
    ...Object.fromEntries(collections.map((name) => [name, differences(world, seed, name)])),
    flags: Object.fromEntries([...unset, ...flags]),
    faults: faultsOf(world),
  };
  const changed = Object.entries(state).filter(([, value]) => Object.keys(value).length > 0);
  const text = stringify(
    escaped({
      description: `The world ${world.id}, saved.`,
      ...Object(inWords(Object.fromEntries(changed), now)),
    }),
    { lineWidth: 120 },
  );
  const { length } = new TextEncoder().encode(text);
  if (length <= MOST_BYTES) return text;
  throw new RangeError(
    `This state makes a scenario file of ${length} bytes, and at most ${MOST_BYTES} are read: GET /__mock/snapshot keeps it.`,
  );
}

function keyOf({ flag, clientId }: { flag: string; clientId: string | null }): string {
  return clientId === null ? flag : `${flag}:${clientId}`;
}

/** As POST /__mock/faults takes them. One whose person is gone hits nothing. */
function faultsOf(world: World) {
  return world.faults.list().flatMap(({ id: _id, seen: _seen, hits: _hits, operationId, ...rule }) => {
    if (rule.when?.person !== undefined && !findPerson(world, rule.when.person)) return [];
    return [rule.service === undefined ? { operationId, ...rule } : rule];
  });
}

/** By key, the fields that differ from the seed, or from the defaults of a new record. */
function differences(world: World, seed: World, name: CollectionName): Record<string, object> {
  const { key } = world.db[name];
  const idOf = (record: object) => String(Reflect.get(record, key));
  const differing = world.db[name].toJSON().flatMap((record) => {
    const before = seed.db[name].get(idOf(record));
    const usual = before ?? fromNow(recordDefaults[name] ?? {}, world.clock.now());
    const fields = Object.entries(record).filter(
      ([field, value]) => field !== key && JSON.stringify(value) !== JSON.stringify(Reflect.get(usual, field)),
    );
    return before && fields.length === 0
      ? []
      : [[idOf(record), { ...Object.fromEntries(fields), ...(!before && name === 'persons' && nobody(record)) }]];
  });
  const removed = seed.db[name]
    .all()
    .flatMap((record) => (world.db[name].get(idOf(record)) ? [] : [[idOf(record), { isRemoved: true }]]));
  return Object.fromEntries([...differing, ...removed]);
}

/** What a new person gets unless a file says otherwise. */
function nobody(record: object) {
  return { memberships: [], emails: Reflect.get(record, 'emails') };
}
