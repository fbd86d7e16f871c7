import { readFileSync } from 'node:fs';
import { z } from 'zod';

const version = z.string('must be a line such as "chrome >= 107"').regex(/^[\d.]+$/);

/** The oldest supported versions, by browserslist's names. */
const floor = z.object({ chrome: version, edge: version, firefox: version, safari: version, ios_saf: version });

export type Floor = z.infer<typeof floor>;

/**
 * Reads `browserslist` in package.json. Lint, build and the page for old browsers use this list.
 * @throws Error when a browser is missing, or is not written as "chrome >= 107"
 */
export function readFloor(): Floor {
  const { browserslist = [] }: { browserslist?: string[] } = JSON.parse(readFileSync('package.json', 'utf8'));
  return floor.parse(Object.fromEntries(browserslist.map((line) => line.split(' >= '))));
}

/** Vite's `build.target` rewrites newer syntax in scripts and styles for these browsers. */
export function buildTargets(oldest: Floor): string[] {
  return Object.entries(oldest).map(([name, from]) => `${name === 'ios_saf' ? 'ios' : name}${from}`);
}
