import { World } from '../world/world';
import { seedCatalogue } from './catalogue';
import { seedClients } from './clients';
import { seedInvitations } from './invitations';
import { personas } from './personas';

/** The clock of a template, epoch ms. Far in the future, so a number near it must be a timestamp from this clock. */
const FAR = 8e15;
/** Numbers within this distance of `FAR` are timestamps: about 317 years in ms. */
const NEAR_MS = 1e13;
/** How many templates are kept. A few suffice, because nearly every world has the seed 1. */
const KEPT = 16;

/** Seeded worlds that never change, by the seed of their random source. */
const patterns = new Map<number, Promise<World>>();

/** Creates the records of the seed one by one: clients, personas, the catalogue, invitations. */
export async function makeSeed(world: World): Promise<void> {
  await seedClients(world);
  for (const persona of personas) await persona.make(world);
  await seedCatalogue(world);
  await seedInvitations(world);
}

/**
 * Fills an empty world like `makeSeed`, in a fraction of the time. The records are created and validated once, in a
 * template, and copied into every other world. The copies move the timestamps from the template's clock to the world's
 * clock.
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

/** Moves every timestamp of a record, nested ones too, from the template's clock to a clock at `now` (epoch ms). */
function tellInstants(value: object, now: number): void {
  const fields: [string, unknown][] = Object.entries(value);
  for (const [key, item] of fields) {
    if (typeof item === 'object' && item !== null) tellInstants(item, now);
    else if (typeof item === 'number' && Math.abs(item - FAR) < NEAR_MS) Reflect.set(value, key, now + (item - FAR));
  }
}
