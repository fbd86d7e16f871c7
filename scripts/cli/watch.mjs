// Lets the mock server and the contract follow a change at once, for a person who works at a terminal.
import { execFile } from 'node:child_process';
import { watch } from 'node:fs';
import { clearTimeout, setTimeout } from 'node:timers';

/** Editors write a file in several steps. */
const COLLECT_MS = 100;

/** True in a terminal. RELOAD=1 asks for watching elsewhere; RELOAD=0 switches it off. */
export function isWatchWanted() {
  if (process.env.WATCHED) return false;
  if (process.env.RELOAD) return process.env.RELOAD !== '0';
  return process.stdout.isTTY === true && !process.env.E2E && !process.env.CI;
}

/**
 * Runs a command of scripts/start.mjs with `tsx watch`: again after a change of a module that it has loaded. After an
 * error it waits for the next change. The started process itself does not watch.
 */
export async function runAgainOnChange(name, words) {
  process.env.WATCHED = '1';
  // tsx watches only loaded modules, and this one may not exist yet.
  const optional = ['--include', 'mock-server/overrides.ts'];
  process.argv.splice(2, Infinity, 'watch', '--clear-screen=false', ...optional, 'scripts/start.mjs', name, ...words);
  await import('tsx/cli');
}

/** The servers notice the new files in openapi/generated. */
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
  // The command must not think that `tsx watch` has started it.
  const { WATCHED: _, ...env } = process.env;
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/start.mjs', 'generate'], { env }, (error, said, saidWrong) => {
      if (error) console.error(`The change of the contract cannot be used:\n${saidWrong || error.message}`);
      else console.log(said.trim());
      resolve();
    });
  });
}
