/**
 * First letters of a name as people see them: a letter with its accent, or an emoji, counts as one. Empty names give
 * "".
 */
export function initialsOf(firstName: string, lastName = ''): string {
  return [firstName, lastName].map(firstLetter).join('').toLocaleUpperCase();
}

function firstLetter(name: string): string {
  // Not Intl.Segmenter, which Firefox has from 125 on: a letter with its marks, or emoji that are joined to one.
  return /^.[\p{M}\p{EMod}]*(?:\u200D.[\p{M}\p{EMod}]*)*/su.exec(name.trim())?.[0] ?? '';
}
