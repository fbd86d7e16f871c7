import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../command/cli-error';
import type { ScenarioFile, Surroundings } from '../world/world';

/**
 * What reads the scenarios of a tester's folder at every use; undefined without a folder.
 * @param from what named the folder: an option or a variable
 * @throws CliError when there is no such folder
 */
export function scenariosOf(folder: string | undefined, from: string): Surroundings['readScenarios'] {
  if (folder === undefined) return undefined;
  if (existsSync(folder)) return () => scenariosOnDisk(folder);
  throw new CliError(`There is no folder "${folder}": make it, or name another one with ${from}.`);
}

/** Reads the YAML files of a tester's folder. What cannot be read is empty, and so is said to be broken. */
export function scenariosOnDisk(folder: string): ScenarioFile[] {
  return orNothing(() => readdirSync(folder), [])
    .filter((file) => /\.ya?ml$/.test(file))
    .sort()
    .map((file) => ({
      name: file.replace(/\.yaml$/, ''),
      text: orNothing(() => readFileSync(join(folder, file), 'utf8'), ''),
    }));
}

function orNothing<Value>(read: () => Value, nothing: Value): Value {
  try {
    return read();
  } catch {
    return nothing;
  }
}
