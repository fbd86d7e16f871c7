import { World } from '../world/world';
import { seedCatalogue } from './catalogue';
import { seedClients } from './clients';
import { seedInvitations } from './invitations';
import { personas } from './personas';

/** Where the clock of a pattern stands, epoch ms: so far off that a number near it can only have been told from it. */
const FAR = 8e15;
/** Some three hundred years. */
const NEAR_MS = 1e13;
/** How many patterns are kept: nearly every world has the seed 1. */
const KEPT = 16;

/** Worlds with the seed in them that nobody changes, by the seed of their random source. */
const patterns = new Map<number, Promise<World>>();

/** Makes the records of the seed one by one: clients, personas, what belongs to nobody, invitations. */
export async function makeSeed(world: World): Promise<void> {
  await seedClients(world);
  for (const persona of personas) await persona.make(world);
  await seedCatalogue(world);
  await seedInvitations(world);
}

/**
 * Fills an empty world as `makeSeed` does, in a fraction of the time: each record is made and checked once, in a
 * pattern, and copied into every other world, with the instants that were told from the pattern's clock told from the
 * world's.
 */
export async function copySeed(world: World): Promise<void> {
  const pattern = await seedTemplateOf(world.options.seed ?? 1);
  const now = world.clock.now();
  for (const name of world.collectionNames())
    await world.db[name].copyFrom(pattern.db[name], (record) => tellInstants(record, now));
  world.random.restore(pattern.random.toJSON());
}

function seedTemplateOf(seed: number): Promise<World> {
  const known = patterns.get(seed);
  if (known) return known;
  const made = makePattern(seed);
  patterns.set(seed, made);
  const [oldest] = patterns.keys();
  if (patterns.size > KEPT && oldest !== undefined) patterns.delete(oldest);
  return made;
}

async function makePattern(seed: number): Promise<World> {
  const pattern = new World('pattern', { seed });
  pattern.clock.freeze(true);
  pattern.clock.set(FAR);
  await makeSeed(pattern);
  return pattern;
}

/** Moves every instant of a record, however deep, from the pattern's clock to one that says `now`. */
function tellInstants(value: object, now: number): void {
  const fields: [string, unknown][] = Object.entries(value);
  for (const [key, item] of fields) {
    if (typeof item === 'object' && item !== null) tellInstants(item, now);
    else if (typeof item === 'number' && Math.abs(item - FAR) < NEAR_MS) Reflect.set(value, key, now + (item - FAR));
  }
}
