import './row.css';
import { plainText } from './plain-text';

export interface AvatarProps {
  names: readonly string[];
  size?: 'small' | 'large';
}

/** The initials of a person or company in a disc. Decoration only: the name is always next to it. */
export function Avatar({ names, size = 'small' }: AvatarProps) {
  return (
    <span className={`ui-avatar ui-avatar--${size}`} aria-hidden="true">
      {initialsOf(...names)}
    </span>
  );
}

/**
 * Returns the first visible letters of the names, in their order: a letter with its accent, or an emoji, counts as one.
 * Names in Chinese characters, kana, Hangul or Arabic letters, which would join, give the first character only. Empty names give "".
 */
function initialsOf(...names: readonly string[]): string {
  const letters = names.map(firstLetter).filter(Boolean);
  const isOneEnough = ONE_ENOUGH.test(letters[0] ?? '');
  return (isOneEnough ? letters.slice(0, 1) : letters).join('').toLocaleUpperCase();
}

const ONE_ENOUGH = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}]/u;

function firstLetter(name: string): string {
  // Firefox has Intl.Segmenter only from 125 on. This matches a letter with its marks, or a joined emoji.
  return /^.[\p{M}\p{Emoji_Modifier}]*(?:\u200D.[\p{M}\p{Emoji_Modifier}]*)*/su.exec(plainText(name))?.[0] ?? '';
}
