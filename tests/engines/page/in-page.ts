import { buildSync } from 'esbuild';
import type { Tab } from '../drivers/engine';
import type { Found, Query, Target, Wanted } from './query';

/** The functions of finder.ts with their argument and their result. */
interface Calls {
  find: [query: Query, result: Found[]];
  target: [query: Query, result: Target];
  choose: [{ query: Query; option: Wanted }, result: boolean];
  describe: [undefined, result: string];
}

/** finder.ts with its library, in syntax that the oldest browser reads. */
const source = buildSync({
  entryPoints: ['tests/engines/page/finder.ts'],
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  target: 'chrome90',
}).outputFiles[0]?.text;

const absent = 'no finder yet';

/**
 * The first call in a document also loads the finder.
 * @throws Error when the page leaves meanwhile
 */
export async function inPage<Name extends keyof Calls>(
  tab: Tab,
  name: Name,
  argument: Calls[Name][0],
): Promise<Calls[Name][1]> {
  const raw = await tab.call(
    `(argument) => window.__finder ? window.__finder.${name}(argument) : ${JSON.stringify(absent)}`,
    argument,
  );
  if (!isResult<Calls[Name][1]>(raw))
    return result(
      await tab.call(`(argument) => { ${source ?? ''}; return window.__finder.${name}(argument); }`, argument),
    );
  return raw;
}

function isResult<T>(raw: unknown): raw is T {
  return raw !== absent;
}

function result<T>(raw: unknown): T {
  if (!isResult<T>(raw)) throw new Error('The finder could not be brought into the page.');
  return raw;
}
