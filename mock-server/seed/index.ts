import type { World } from '../world/world';
import { copySeed } from './seed-template';
import type { ScenarioParams } from './scenarios/scenario';
import { findScenario } from './scenarios';

/** The name of a scenario is not in the list. */
export class UnknownScenarioError extends Error {
  override name = 'UnknownScenarioError';
}

/** Fills an empty world with the seed, then applies the scenario. @throws UnknownScenarioError */
export async function seedWorld(world: World, scenario = 'default'): Promise<void> {
  await copySeed(world);
  await applyScenario(world, scenario);
}

/** Applies a named scenario on top of the current state. @throws UnknownScenarioError with the requested name */
export async function applyScenario(world: World, name: string, params: ScenarioParams = {}): Promise<void> {
  const scenario = findScenario(name);
  if (!scenario)
    throw new UnknownScenarioError(`There is no scenario "${name.slice(0, 60)}". GET /__mock/scenarios lists them.`);
  await scenario.apply(world, params);
  world.scenario = name;
}
