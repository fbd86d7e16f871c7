// Loads the mock server again when its files or the contract change, while its worlds go on. Plain JavaScript, because
// it runs outside the bundle that it replaces.
import { execFile } from 'node:child_process';
import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { importBundled } from './bundled.mjs';
import { ChangedFiles } from './changed-files.mjs';

/** Editors write a file in several steps, and a generator writes several files. */
const COLLECT_MS = 100;
/** How often to wait for the content of an empty file: it may be empty for good. */
const MOST_EMPTY_WAITS = 20;
const generatedFolder = join('openapi', 'generated');
const folders = ['mock-server', 'openapi'];

/**
 * Whether to load changes: in a terminal, where a person edits files. RELOAD=1 asks for it elsewhere, and RELOAD=0
 * never.
 */
export function isReloadWanted() {
  if (process.env.RELOAD) return process.env.RELOAD !== '0';
  return process.stdout.isTTY === true && !process.env.E2E && !process.env.CI;
}

/**
 * Watches the mock server and the contract, and replaces the code of the running services after a change. Calls wait for
 * it from the first event on. An error is printed, and the code before goes on. A changed contract is generated first,
 * and so are its generated files: another generator may have written only some of them yet.
 * @param services LiveServices of mock-server/adapters
 */
export function reloadOnChange(services) {
  const watchers = new Map();
  const changes = new ChangedFiles();
  let events = 0;
  let isCollecting = false;
  const load = async () => {
    let seen;
    let waits = 0;
    do {
      seen = events;
      await setTimeout(COLLECT_MS);
      waits += changes.hasEmpty ? 1 : 0;
    } while (seen !== events || (changes.hasEmpty && waits < MOST_EMPTY_WAITS));
    isCollecting = false;
    const files = changes.take();
    if (files.length === 0) return undefined;
    if (files.some(isOfContract)) {
      await promisify(execFile)(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/contract/generate.ts']);
      changes.keep(readdirSync(generatedFolder).map((name) => join(generatedFolder, name)));
    }
    return (await importBundled('live-code', { isFresh: true })).liveCode;
  };
  const reload = async () => {
    try {
      if (await services.replace(load))
        console.log('The mock server has changed: the next call uses the new code, and the worlds go on.');
    } catch (error) {
      changes.forget();
      console.error('The change cannot be used, and the mock server goes on as it was:');
      console.error(error?.stderr || error?.message || error);
    }
    watchAll();
  };
  const changed = (folder, file) => {
    if (file === null || /\.test\.ts$|~$|^\./.test(file) || !/\.(?:ts|json|yaml)$/.test(file)) return;
    changes.add(join(folder, file));
    events += 1;
    if (isCollecting) return;
    isCollecting = true;
    void reload();
  };
  const watchAll = () => {
    for (const folder of folders.flatMap(foldersIn))
      if (!watchers.has(folder))
        watchers.set(
          folder,
          watch(folder, { persistent: false }, (_event, file) => changed(folder, file)).on('error', () =>
            watchers.delete(folder),
          ),
        );
  };
  watchAll();
}

/** Whether a file is an input or an output of `npm run generate`. */
function isOfContract(file) {
  if (file.startsWith(join('openapi', 'workflows'))) return false;
  return file.endsWith('.yaml') || file.startsWith('openapi');
}

function foldersIn(folder) {
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...below.flatMap(({ name }) => foldersIn(join(folder, name)))];
}
