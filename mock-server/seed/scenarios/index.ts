import files from '../../../openapi/generated/scenarios.json';
import type { Surroundings } from '../../world/world';
import { broken, scenariosIn } from './file';
import { logicScenarios } from './logic';
import type { Scenario } from './scenario';

const { personas: _, ...texts } = files;

const own: readonly Scenario[] = [
  ...logicScenarios,
  ...Object.entries(texts).flatMap(([name, text]) => scenariosIn({ name, text })),
];

/** Those of the repository, and those in the folder of a tester. */
export function listScenarios({ readScenarios }: Surroundings = {}): Scenario[] {
  const all = [...own];
  for (const one of readScenarios?.().flatMap(scenariosIn) ?? []) {
    const isTaken = all.some(({ name }) => name === one.name);
    all.push(
      isTaken
        ? broken(
            one.name,
            `The name of the scenario "${one.name}" is taken, by a built-in one or by another of your files: give it another.`,
          )
        : one,
    );
  }
  return all;
}

/** Undefined when no scenario has this name. */
export function findScenario(name: string, surroundings?: Surroundings): Scenario | undefined {
  return own.find((one) => one.name === name) ?? listScenarios(surroundings).find((one) => one.name === name);
}
