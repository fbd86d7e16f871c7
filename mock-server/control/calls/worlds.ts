import type { components } from '../../../openapi/generated/mock-control';
import { operationIds } from '../../contract/routes';
import { findScenario } from '../../seed/scenarios';
import type { Surroundings, World } from '../../world/world';
import { resetWorld } from '../../seed';
import { Worlds } from '../../world/worlds';
import type { ControlCalls } from '../define';
import { malformed, notFound } from '../refusal';

export const worldCalls = {
  getHealth({ worlds, request: { origin, appOrigin = origin } }) {
    return { body: { status: 'ok', operations: operationIds.length, worlds: worlds.size, appOrigin } };
  },

  listWorlds({ worlds }) {
    return { body: worlds.list().map(describe) };
  },

  getChanges({ worlds, request }) {
    const world = worlds.list().find(({ id }) => id === Worlds.nameOf(request));
    return { body: { journal: world?.journal.name ?? null, count: world?.happened ?? 0 } };
  },

  async createWorld({ worlds, body }) {
    const { id = freeName(), scenario, seed, now } = body ?? {};
    requireScenario(scenario, worlds.surroundings);
    const made = await worlds.create(id, {
      scenario,
      ...(seed !== undefined && { seed }),
      ...(now !== undefined && { now: instant(now) }),
    });
    return { status: 201, body: describe(made) };
  },

  deleteWorld({ worlds, path }) {
    if (!worlds.drop(path.id)) throw notFound(`There is no world "${path.id}". GET /__mock/worlds lists them.`);
    return undefined;
  },

  async resetWorld({ world, body }) {
    requireScenario(body?.scenario, world.surroundings);
    await resetWorld(world, body?.scenario);
    return { body: describe(world) };
  },
} satisfies Partial<ControlCalls>;

/** Several calls respond with this summary. */
export function describe(world: World): components['schemas']['World'] {
  return {
    id: world.id,
    scenario: world.scenario,
    now: world.clock.now(),
    seed: world.options.seed ?? 1,
  };
}

/** Comes before any change to the world. @throws ControlRefusal 404 for an unknown scenario */
function requireScenario(name: string | undefined, surroundings: Surroundings): void {
  if (name !== undefined && !findScenario(name, surroundings))
    throw notFound(`There is no scenario "${name}". GET /__mock/scenarios lists them.`);
}

/**
 * Takes epoch ms or ISO text, and returns epoch ms.
 * @throws ControlRefusal 400 when the text is not a date
 */
export function instant(time: string | number): number {
  const at = typeof time === 'number' ? time : Date.parse(time);
  if (Number.isNaN(at))
    throw malformed(`"${String(time).slice(0, 40)}" is no date: write it as 2026-11-21T09:00:00Z, or as epoch ms.`);
  return at;
}

/** Uses no world's random source: a repeated seed must not repeat the name of a world. */
function freeName(): string {
  return `world-${crypto.randomUUID()}`;
}
