/**
 * The projects of `--project=NAME`, with `*` for any text, or the default ones. Playwright starts every server of its
 * configuration and does not tell the choice, so the configuration asks here.
 * @param words the command line
 */
export function chosenOf<Suite extends { name: string; default?: boolean }>(
  suites: readonly Suite[],
  words: readonly string[] = process.argv,
): Suite[] {
  const wanted = wantedProjects(words).map((name) => new RegExp(`^${patternOf(name)}$`, 'i'));
  return suites.filter((suite) =>
    wanted.length === 0 ? suite.default !== false : wanted.some((name) => name.test(suite.name)),
  );
}

/** Reads `--project=a` and `--project a b`, as Playwright does. */
function wantedProjects(words: readonly string[]): string[] {
  const wanted: string[] = [];
  let isName = false;
  for (const word of words) {
    if (word.startsWith('--project=')) wanted.push(word.slice('--project='.length));
    else if (isName && !word.startsWith('-')) wanted.push(word);
    if (word.startsWith('-')) isName = word === '--project';
  }
  return wanted;
}

const patternOf = (name: string): string => name.split('*').map(escaped).join('.*');

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
