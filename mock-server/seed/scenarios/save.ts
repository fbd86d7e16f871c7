import { stringify } from 'yaml';
import { defaultLimits } from '../../world/limits';
import type { CollectionName } from '../../world/store/collections';
import { World } from '../../world/world';
import { seedWorld } from '../index';
import { collections, fromNow, inWords } from './schema';
import { recordDefaults } from './state';

/** A token of the seed, so its time is the time of the seeding. */
const SEEDED = 'invite-valid';

/** The text of a scenario file: how the world differs from its seed. Sessions, activities and messages are not in it. */
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
    .flatMap(({ id, isEnabled }) =>
      seed.db.flags.get(id)?.isEnabled === isEnabled ? [] : [[id.replace(/:\*$/, ''), isEnabled]],
    );
  const faults = world.faults.list().map(({ id: _id, seen: _seen, hits: _hits, ...rule }) => rule);
  const state = {
    clock: { ...(movedMs > 0 && { advanceMs: movedMs }), ...(isFrozen && { isFrozen }) },
    limits: Object.fromEntries(limits),
    ...Object.fromEntries(collections.map((name) => [name, differences(world, seed, name)])),
    flags: Object.fromEntries(flags),
  };
  const changed = Object.entries(state).filter(([, value]) => Object.keys(value).length > 0);
  return stringify(
    {
      description: `The world ${world.id}, saved.`,
      ...Object(inWords(Object.fromEntries(changed), now)),
      ...(faults.length > 0 && { faults }),
    },
    { lineWidth: 120 },
  );
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
      : [[idOf(record), { ...Object.fromEntries(fields), ...(!before && name === 'persons' && { memberships: [] }) }]];
  });
  const removed = seed.db[name]
    .all()
    .flatMap((record) => (world.db[name].get(idOf(record)) ? [] : [[idOf(record), { isRemoved: true }]]));
  return Object.fromEntries([...differing, ...removed]);
}
