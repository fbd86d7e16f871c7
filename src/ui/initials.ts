/**
 * Returns the first visible letters of the names: a letter with its accent, or an emoji, counts as one. Empty names
 * give "".
 */
export function initialsOf(firstName: string, lastName = ''): string {
  return [firstName, lastName].map(firstLetter).join('').toLocaleUpperCase();
}

function firstLetter(name: string): string {
  // Firefox has Intl.Segmenter only from 125 on. This matches a letter with its marks, or a joined emoji.
  return /^.[\p{M}\p{Emoji_Modifier}]*(?:\u200D.[\p{M}\p{Emoji_Modifier}]*)*/su.exec(name.trim())?.[0] ?? '';
}
