// Loads the mock server again when its files or the contract change, while its worlds go on. Plain JavaScript, because
// it runs outside the bundle that it replaces.
import { execFile } from 'node:child_process';
import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import { promisify } from 'node:util';
import { importBundled } from './bundled.mjs';

/** Editors write a file in several steps, and a generator writes several files. */
const COLLECT_MS = 100;
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
 * Watches the mock server and the contract, and replaces the code of the running services after a change. An error is
 * printed, and the code before goes on. A changed contract is generated first.
 * @param services LiveServices of mock-server/adapters
 */
export function reloadOnChange(services) {
  const watchers = new Map();
  let timer;
  let isContract = false;
  let running = Promise.resolve();
  const changed = (folder, file) => {
    if (file === null || /\.test\.ts$|~$|^\./.test(file) || !/\.(?:ts|json|yaml)$/.test(file)) return;
    isContract ||= file.endsWith('.yaml') && !folder.includes('workflows');
    clearTimeout(timer);
    timer = setTimeout(() => {
      const isGenerated = isContract;
      isContract = false;
      running = running.then(() => reload(services, isGenerated)).then(watchAll);
    }, COLLECT_MS);
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

async function reload(services, isContract) {
  try {
    if (isContract)
      await promisify(execFile)(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/contract/generate.ts']);
    const { liveCode } = await importBundled('live-code', { isFresh: true });
    await services.replace(liveCode);
    console.log('The mock server has changed: the next call uses the new code, and the worlds go on.');
  } catch (error) {
    console.error('The change cannot be used, and the mock server goes on as it was:');
    console.error(error?.stderr || error?.message || error);
  }
}

function foldersIn(folder) {
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...below.flatMap(({ name }) => foldersIn(join(folder, name)))];
}
