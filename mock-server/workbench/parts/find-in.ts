/** Whether every word of the search is in one of the texts; upper and lower case are alike. */
export function isFound(search: string, ...texts: readonly string[]): boolean {
  const all = texts.join('\n').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
