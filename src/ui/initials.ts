/**
 * First letters of a name as people see them: a letter with its accent, or an emoji, counts as one. Empty names give
 * "".
 */
export function initialsOf(firstName: string, lastName = ''): string {
  return [firstName, lastName].map(firstLetter).join('').toLocaleUpperCase();
}

function firstLetter(name: string): string {
  const first = new Intl.Segmenter().segment(name.trim())[Symbol.iterator]().next();
  return first.done ? '' : first.value.segment;
}
