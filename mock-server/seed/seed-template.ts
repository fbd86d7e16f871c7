import { World } from '../world/world';
import { seedCatalogue } from './catalogue';
import { seedClients } from './clients';
import { seedInvitations } from './invitations';
import { personas } from './personas';

/**
 * The time of every template, epoch ms. It is about the year 255,000, so that a number near it can only be a timestamp.
 */
const TEMPLATE_TIME = 8e15;
/** Numbers within this distance of `TEMPLATE_TIME` are timestamps: about 317 years in ms. */
const NEAR_MS = 1e13;
/** How many templates are kept. A few suffice, because the random source of nearly every world has the seed 1. */
const MAX_TEMPLATES = 16;

/** The templates: seeded worlds that never change, by the seed of their random source. */
const templates = new Map<number, Promise<World>>();

/** Creates the records of the seed one by one: clients, personas, the catalogue, invitations. */
export async function makeSeed(world: World): Promise<void> {
  await seedClients(world);
  for (const persona of personas) await persona.make(world);
  await seedCatalogue(world);
  await seedInvitations(world);
}

/**
 * Fills an empty world like `makeSeed`, in a fraction of the time. `makeSeed` creates and validates the records only
 * once, in a template. This function copies them, and moves their timestamps from the template's time to the world's.
 */
export async function copySeed(world: World): Promise<void> {
  const template = await templateOf(world.options.seed ?? 1);
  const now = world.clock.now();
  for (const name of world.collectionNames())
    await world.db[name].copyFrom(template.db[name], (record) => moveTimestamps(record, now));
  world.random.restore(template.random.toJSON());
}

function templateOf(seed: number): Promise<World> {
  const known = templates.get(seed);
  if (known) return known;
  const made = makeTemplate(seed);
  templates.set(seed, made);
  const [oldest] = templates.keys();
  if (templates.size > MAX_TEMPLATES && oldest !== undefined) templates.delete(oldest);
  return made;
}

async function makeTemplate(seed: number): Promise<World> {
  const template = new World('template', { seed });
  template.clock.freeze(true);
  template.clock.set(TEMPLATE_TIME);
  await makeSeed(template);
  return template;
}

/** Moves every timestamp of a record, nested ones too, so that it is as far from `now` as it was from TEMPLATE_TIME. */
function moveTimestamps(value: object, now: number): void {
  const fields: [string, unknown][] = Object.entries(value);
  for (const [key, item] of fields) {
    if (typeof item === 'object' && item !== null) moveTimestamps(item, now);
    else if (typeof item === 'number' && Math.abs(item - TEMPLATE_TIME) < NEAR_MS)
      Reflect.set(value, key, now + (item - TEMPLATE_TIME));
  }
}
