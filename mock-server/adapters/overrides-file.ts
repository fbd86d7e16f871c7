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
  const [{ RequestHandler }, { Overrides }, module] = await Promise.all([
    import('msw'),
    import('../upstream/overrides'),
    import(/* @vite-ignore */ file.href) as Promise<{ default?: unknown }>,
  ]);
  const handlers = module.default;
  const isHandler = (one: unknown) => one instanceof RequestHandler;
  if (!Array.isArray(handlers) || !handlers.every(isHandler))
    throw new TypeError(
      'mock-server/overrides.ts exports no list of MSW handlers: write "export default [http.get(...)]".',
    );
  return new Overrides(handlers);
}
