import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScenarioFile } from '../world/world';

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
