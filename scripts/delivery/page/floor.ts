import { readFileSync } from 'node:fs';

/** The keys are browserslist's names: `{ chrome: '107', ios_saf: '16' }`. */
export type Floor = Readonly<Record<(typeof names)[number], string>>;

const names = ['chrome', 'edge', 'firefox', 'safari', 'ios_saf'] as const;

/**
 * Reads `browserslist` in package.json. Lint, build and the page for old browsers use this list.
 * @throws Error when a browser is missing, or is not written as "chrome >= 107"
 */
export function readFloor(): Floor {
  const { browserslist = [] }: { browserslist?: string[] } = JSON.parse(readFileSync('package.json', 'utf8'));
  const version = (name: string): string => {
    const found = browserslist
      .map((line) => /^(\w+) >= ([\d.]+)$/.exec(line))
      .find((match) => match?.[1] === name)?.[2];
    if (found === undefined)
      throw new Error(`"browserslist" in package.json must hold a line such as "${name} >= 100".`);
    return found;
  };
  const [chrome, edge, firefox, safari, ios] = names.map(version);
  if (!chrome || !edge || !firefox || !safari || !ios)
    throw new Error('"browserslist" in package.json names no version.');
  return { chrome, edge, firefox, safari, ios_saf: ios };
}

/** Vite's `build.target` rewrites newer syntax in scripts and styles for these browsers. */
export function buildTargets({ chrome, edge, firefox, safari, ios_saf: ios }: Floor): string[] {
  return [`chrome${chrome}`, `edge${edge}`, `firefox${firefox}`, `safari${safari}`, `ios${ios}`];
}
