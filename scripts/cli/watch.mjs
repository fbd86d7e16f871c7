// Watching for a person who works at a terminal: the mock server and the contract follow a change at once.
import { execFile } from 'node:child_process';
import { watch } from 'node:fs';
import { clearTimeout, setTimeout } from 'node:timers';

/** Editors write a file in several steps. */
const COLLECT_MS = 100;

/** Whether to watch: in a terminal. RELOAD=1 asks for it elsewhere, and RELOAD=0 never. */
export function isWatchWanted() {
  if (process.env.WATCHED) return false;
  if (process.env.RELOAD) return process.env.RELOAD !== '0';
  return process.stdout.isTTY === true && !process.env.E2E && !process.env.CI;
}

/**
 * Runs a command of scripts/start.mjs with `tsx watch`: again after a change of a module that it has loaded. After an
 * error it waits for the next change. The process that it starts does not watch.
 */
export async function runAgainOnChange(name, words) {
  process.env.WATCHED = '1';
  // Not loaded until it exists, so tsx would not know it.
  const optional = ['--include', 'mock-server/overrides.ts'];
  process.argv.splice(2, Infinity, 'watch', '--clear-screen=false', ...optional, 'scripts/start.mjs', name, ...words);
  await import('tsx/cli');
}

/** Generates openapi/generated after a change of the contract. The servers then see that these files have changed. */
export function generateOnChange() {
  let timer;
  let running = Promise.resolve();
  watch('openapi', { recursive: true, persistent: false }, (_event, file) => {
    if (!file?.endsWith('.yaml')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(generate);
    }, COLLECT_MS);
  });
}

function generate() {
  const command = ['node_modules/tsx/dist/cli.mjs', 'scripts/contract/generate.ts'];
  return new Promise((resolve) => {
    execFile(process.execPath, command, (error, said, saidWrong) => {
      if (error) console.error(`The change of the contract cannot be used:\n${saidWrong || error.message}`);
      else console.log(said.trim());
      resolve();
    });
  });
}
