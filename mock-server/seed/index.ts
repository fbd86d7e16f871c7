import { type Surroundings, World } from '../world/world';
import { seedCatalogue } from './catalogue';
import { seedInvitations } from './invitations';
import { seededPeople } from './personas';
import { ScenarioFileError, type ScenarioParams } from './scenarios/scenario';
import { findScenario, listScenarios } from './scenarios';
import { makeClient } from '../world/store/make';
import { applyState } from './scenarios/state';
import { isOperationId } from '../contract/routes';

/** Says what is wrong with a value; undefined when it fits. */
type Rule = (value: string, name: string, world: World) => string | undefined;

const wholeNumber =
  (least: number, most = Infinity): Rule =>
  (value, name) =>
    /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : `${name} must be a whole number from ${least}${most === Infinity ? '' : ` to ${most}`}, and it is "${value}".`;

/** Any value fits a parameter without a rule. */
const rules: Readonly<Record<string, Rule>> = {
  activities: wholeNumber(0, 600),
  count: wholeNumber(1, 600),
  level: wholeNumber(0, 3),
  seconds: wholeNumber(1, 315_360_000),
  clientId: (id, _name, world) => (world.db.clients.get(id) ? undefined : `There is no client "${id}" in this world.`),
  identifier: (text) =>
    text === text.toLowerCase() ? undefined : `Write the identifier in small letters, and not as "${text}".`,
  person: (id, _name, world) =>
    world.db.persons.get(id)
      ? undefined
      : `There is no person "${id}" in this world. GET /__mock/personas lists the people of the seed.`,
  operationId: (id) => (id === '*' || isOperationId(id) ? undefined : `There is no operation "${id}".`),
};

/** A command, a form and a program send a number as text or as a number. @throws RangeError for a value that is wrong */
function refuseWrongValues(world: World, params: ScenarioParams): void {
  for (const [name, value] of Object.entries(params)) {
    const problem = rules[name]?.(String(value).slice(0, 60), name, world);
    if (problem !== undefined) throw new RangeError(problem);
  }
}

/** The personas and invitations need these. handlers/account/client-directory.ts holds hundreds more. */
async function seedClients(world: World): Promise<void> {
  await makeClient(world, { id: '100', name: 'Harbor Foods' });
  await makeClient(world, { id: '110', name: 'Larkspur Foods, Inc.', isSearchable: false });
  await makeClient(world, { id: '002', name: 'Platform Operations', isSearchable: false });
  await makeClient(world, { id: '200', name: 'Juniper Mills' });
  await makeClient(world, { id: '300', name: 'Northgate Freight', isNexoClient: true });
  await makeClient(world, { id: '400', name: 'Kestrel Air', hasSamlConfiguration: true });
  await makeClient(world, { id: '500', name: 'Bluebird Hotels', isClientRebrandEnabled: true });
  await makeClient(world, { id: '600', name: 'Quarry Insurance', isNexoClient: true, isClientRebrandEnabled: true });
  await makeClient(world, { id: '700', name: 'Willow Bank', isTransitionedToService: true });
  await makeClient(world, { id: '800', name: 'Cedar Valley Schools' });
  await makeClient(world, {
    id: '900',
    name: 'Old Mill Paper',
    isArchived: true,
    isSearchable: false,
    hasSamlConfiguration: true,
  });
}

export class UnknownScenarioError extends Error {
  override name = 'UnknownScenarioError';
}

/** The world must be empty. @throws UnknownScenarioError */
export async function seedWorld(world: World, scenario = 'default'): Promise<void> {
  const clock = world.clock.toJSON();
  // One time for all records of the seed: a saved scenario has what differs from it.
  world.clock.freeze(true);
  await seedClients(world);
  await applyState(world, seededPeople);
  await seedCatalogue(world);
  await seedInvitations(world);
  world.clock.restore(clock);
  await applyScenario(world, scenario);
}

/** Changes the world in place, so callers that hold it can go on using it. */
export async function resetWorld(world: World, scenario?: string): Promise<void> {
  world.clear();
  await seedWorld(world, scenario);
}

/**
 * Applies a named scenario on top of the current state. It refuses unknown parameters and wrong values before any
 * change: a scenario that ignored a misspelt `person` would change the wrong one.
 * @throws UnknownScenarioError with the requested name
 * @throws RangeError for a parameter that the scenario does not take, or a value that is wrong
 */
export async function applyScenario(world: World, name: string, params: ScenarioParams = {}): Promise<void> {
  const scenario = findScenario(name, world.surroundings);
  if (!scenario)
    throw new UnknownScenarioError(`There is no scenario "${name.slice(0, 60)}". GET /__mock/scenarios lists them.`);
  const { parameters = [] } = scenario;
  const unknown = Object.keys(params).find((one) => !parameters.includes(one));
  if (unknown !== undefined) throw new RangeError(unknownParameter(name, unknown.slice(0, 60), parameters));
  refuseWrongValues(world, params);
  await scenario.apply(world, params);
  world.scenario = name;
}

/** Applies each scenario file of a tester to a seed. @throws ScenarioFileError */
export async function checkScenarioFiles(surroundings: Surroundings): Promise<void> {
  if (!surroundings.readScenarios) return;
  const ofRepository = new Set(listScenarios().map(({ name }) => name));
  const problems: string[] = [];
  for (const { name, problem } of listScenarios(surroundings))
    if (problem !== undefined) problems.push(problem);
    else if (!ofRepository.has(name))
      await seedWorld(new World('check', {}, undefined, surroundings), name).catch((error: unknown) => {
        if (!(error instanceof ScenarioFileError)) throw error;
        problems.push(error.message);
      });
  if (problems.length > 0) throw new ScenarioFileError(problems.join('\n'));
}

/** Names the parameters that the scenario takes instead. */
function unknownParameter(scenario: string, parameter: string, parameters: readonly string[]): string {
  const taken = parameters.length === 0 ? 'none' : parameters.join(', ');
  return `The scenario ${scenario} has no parameter "${parameter}": it takes ${taken}.`;
}
