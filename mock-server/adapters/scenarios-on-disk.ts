import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from './cli-error';
import { MOST_BYTES } from '../seed/scenarios/scenario';
import type { ScenarioFile, Surroundings } from '../world/world';

/**
 * What reads the scenarios of a tester's folder at every use; undefined without a folder.
 * @param from what named the folder: an option or a variable
 * @throws CliError when there is no such folder
 */
export function scenariosOf(folder: string | undefined, from: string): Surroundings['readScenarios'] {
  if (folder === undefined) return undefined;
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return () => scenariosOnDisk(folder);
  throw new CliError(`There is no folder "${folder}": make it, or name another one with ${from}.`);
}

/** Reads the YAML files of a tester's folder, without hidden ones. What cannot be read is empty, and so is said to be broken. */
export function scenariosOnDisk(folder: string): ScenarioFile[] {
  return orNothing(() => readdirSync(folder), [])
    .filter((file) => /^[^.].*\.ya?ml$/.test(file))
    .sort()
    .map((file) => ({
      name: file.replace(/\.yaml$/, ''),
      ...orNothing(() => textOf(join(folder, file)), { text: '' }),
    }));
}

function textOf(path: string): Omit<ScenarioFile, 'name'> {
  const { size } = statSync(path);
  if (size > MOST_BYTES)
    return { text: '', problem: `has ${size} bytes, and at most ${MOST_BYTES} are read: write several files.` };
  const bytes = readFileSync(path);
  return { text: bytes.toString('utf8'), ...(!isUtf8(bytes) && { problem: 'is not UTF-8: save it as UTF-8.' }) };
}

function orNothing<Value>(read: () => Value, nothing: Value): Value {
  try {
    return read();
  } catch {
    return nothing;
  }
}
