import type { World } from '../world/world';
import { seedCatalogue } from './catalogue';
import { seedClients } from './clients';
import { seedInvitations } from './invitations';
import { personas } from './personas';
import { refuseWrongValues } from './scenarios/parameters';
import type { ScenarioParams } from './scenarios/scenario';
import { findScenario } from './scenarios';

export class UnknownScenarioError extends Error {
  override name = 'UnknownScenarioError';
}

/** The world must be empty. @throws UnknownScenarioError */
export async function seedWorld(world: World, scenario = 'default'): Promise<void> {
  await seedClients(world);
  for (const persona of personas) await persona.make(world);
  await seedCatalogue(world);
  await seedInvitations(world);
  await applyScenario(world, scenario);
}

/**
 * Applies a named scenario on top of the current state. It refuses unknown parameters and wrong values before any
 * change: a scenario that ignored a misspelt `person` would change the wrong one.
 * @throws UnknownScenarioError with the requested name
 * @throws RangeError for a parameter that the scenario does not take, or a value that is wrong
 */
export async function applyScenario(world: World, name: string, params: ScenarioParams = {}): Promise<void> {
  const scenario = findScenario(name);
  if (!scenario)
    throw new UnknownScenarioError(`There is no scenario "${name.slice(0, 60)}". GET /__mock/scenarios lists them.`);
  const { parameters = [] } = scenario;
  const unknown = Object.keys(params).find((one) => !parameters.includes(one));
  if (unknown !== undefined) throw new RangeError(unknownParameter(name, unknown.slice(0, 60), parameters));
  refuseWrongValues(world, params);
  await scenario.apply(world, params);
  world.scenario = name;
}

/** Names the parameters that the scenario takes instead. */
function unknownParameter(scenario: string, parameter: string, parameters: readonly string[]): string {
  const taken = parameters.length === 0 ? 'none' : parameters.join(', ');
  return `The scenario ${scenario} has no parameter "${parameter}": it takes ${taken}.`;
}
