/**
 * Whether every word of the search is in one of the texts; upper and lower case are alike. Blanks do not count either:
 * "log in" finds `login`.
 */
export function isFound(search: string, ...texts: readonly string[]): boolean {
  const all = texts.join('\n').toLowerCase();
  const words = search.toLowerCase().split(/\s+/);
  return words.every((word) => all.includes(word)) || all.includes(words.join(''));
}

/** How well a name fits a search: 0 when it is the same, 1 when it starts so, else 2. Case and blanks do not count. */
export function rankOf(search: string, ...names: readonly string[]): number {
  const sought = bare(search);
  if (names.some((name) => bare(name) === sought)) return 0;
  return names.some((name) => bare(name).startsWith(sought)) ? 1 : 2;
}

const bare = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '');
