import { existsSync } from 'node:fs';
import type { Overrides } from '../upstream/overrides';

/** An optional file of the developer, which git ignores (see docs/overrides.md). */
const FILE = new URL('../overrides.ts', import.meta.url);

/**
 * The MSW handlers of mock-server/overrides.ts; undefined without this file.
 * @throws TypeError when the file does not export a list of handlers
 */
export async function readOverrides(file: URL = FILE): Promise<Overrides | undefined> {
  if (!existsSync(file)) return undefined;
  const module: { default?: unknown } = await import(/* @vite-ignore */ file.href);
  const { overridesOf } = await import('../upstream/overrides');
  return overridesOf(module.default);
}
