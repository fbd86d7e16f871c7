import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ReadPageFile } from '../world/world';

const BUILT = new URL('../../node_modules/.cache/workbench/', import.meta.url);

/**
 * Reads what scripts/cli/built-dashboard.ts has built. It reads at every call, so that a page built later shows without a
 * restart.
 */
export const pageOnDisk: ReadPageFile = (file) => readFile(new URL(file, BUILT), 'utf8').catch(() => null);

let built: Promise<unknown> | undefined;

/** Builds the dashboard when its first file is asked for, so that no start waits for it. */
export const pageWhenAsked: ReadPageFile = async (file) => {
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const words = ['--import', 'tsx', 'scripts/cli/build-dashboard.ts'];
  built ??= promisify(execFile)(process.execPath, words, { cwd }).catch(console.error);
  await built;
  return pageOnDisk(file);
};
