import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve('node_modules/.cache/workbench');

export interface BuiltDashboard {
  /** `dashboard.js`, `dashboard.css` and `notices.txt`, by name. */
  readonly files: Record<string, string>;
  /** Their sources in this project. */
  readonly inputs: readonly string[];
}

/**
 * Builds the dashboard of the mock server (mock-server/workbench) into node_modules/.cache, after a change of its
 * sources. The app's bundle never contains it. Requires the project's root as working directory.
 * @param build a function, because what it needs takes a second to load
 */
export async function buildDashboard(build: () => Promise<BuiltDashboard>): Promise<void> {
  const known = readStamps();
  if (known && Object.entries(known).every(([file, stamp]) => stampOf(file) === stamp)) return;
  const { files, inputs } = await build();
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeWhole(name, text);
  writeWhole('stamps.json', JSON.stringify(Object.fromEntries(inputs.map((file) => [file, stampOf(file)]))));
}

/** Two processes may build at once. A reader must find the old file or the new one, never a part. */
function writeWhole(name: string, text: string): void {
  const part = join(folder, `${name}.${process.pid}`);
  writeFileSync(part, text);
  renameSync(part, join(folder, name));
}

function readStamps(): Record<string, string> | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'stamps.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size}` : 'gone';
}
