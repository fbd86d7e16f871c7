/**
 * Whether every word of the search is in one of the texts; upper and lower case are alike. Blanks do not count either:
 * "log in" finds `login`.
 */
export function isFound(search: string, ...texts: readonly string[]): boolean {
  const all = texts.join('\n').toLowerCase();
  const words = search.toLowerCase().split(/\s+/);
  return words.every((word) => all.includes(word)) || all.includes(words.join(''));
}
