import { readFile } from 'node:fs/promises';
import type { ReadPageFile } from '../world/page-files';

const BUILT = new URL('../../node_modules/.cache/workbench/', import.meta.url);

/**
 * Reads what scripts/cli/dashboard.ts has built. It reads at every call, so that a page built later shows without a
 * restart.
 */
export const pageOnDisk: ReadPageFile = (file) => readFile(new URL(file, BUILT), 'utf8').catch(() => null);
