import files from '../../../openapi/generated/scenarios.json';
import type { ScenarioFile, Surroundings } from '../../world/world';
import { broken, scenariosIn } from './file';
import { logicScenarios } from './logic';
import type { Scenario } from './scenario';

const { personas: _, ...texts } = files;

/** By name. Reading takes time, so a file is read again only after a change. */
const known = new Map<string, { file: ScenarioFile; scenarios: Scenario[] }>();

function scenariosOf(file: ScenarioFile): Scenario[] {
  const last = known.get(file.name);
  if (last && last.file.text === file.text && last.file.problem === file.problem) return last.scenarios;
  const scenarios = scenariosIn(file);
  known.set(file.name, { file, scenarios });
  return scenarios;
}

let read: readonly Scenario[] | undefined;

/** Those of the repository. Its files are read at the first use, for which no start waits. */
function ownScenarios(): readonly Scenario[] {
  read ??= Object.entries(texts).flatMap(([name, text]) => scenariosIn({ name, text }));
  return [...logicScenarios, ...read];
}

/** Those of the repository, and those in the folder of a tester. */
export function listScenarios({ readScenarios }: Surroundings = {}): Scenario[] {
  const all = [...ownScenarios()];
  for (const scenario of readScenarios?.().flatMap(scenariosOf) ?? []) {
    const isTaken = all.some(({ name }) => name === scenario.name);
    all.push(
      isTaken
        ? broken(
            scenario.name,
            `The name of the scenario "${scenario.name}" is taken, by a built-in one or by another of your files: give it another.`,
          )
        : scenario,
    );
  }
  return all;
}

/** Undefined when no scenario has this name. */
export function findScenario(name: string, surroundings?: Surroundings): Scenario | undefined {
  const isNamed = (one: Scenario): boolean => one.name === name;
  return logicScenarios.find(isNamed) ?? listScenarios(surroundings).find(isNamed);
}
