/**
 * The pseudo-locale: English with accents, a third longer, in brackets. What stands on a page without brackets does not
 * come from locales/, and what is cut or pushed aside will be in German. For development alone: no language of the
 * legal policies.
 */
export const PSEUDO_LOCALE = 'en-XA';

const plain = 'aceginostuyzACEGINOSTUYZ';
const accented = 'áçéĝíñóšťúýžÁÇÉĜÍÑÓŠŤÚÝŽ';

/** "Log in as {{name}}" becomes "⟦Lóĝ íñ áš {{name}} ~~~~~⟧": named placeholders stay as they are. */
export function pseudoText(text: string): string {
  const words = text
    .split(/(\{\{[^}]*\}\})/)
    .map((part) =>
      part.startsWith('{{') ? part : [...part].map((letter) => accented[plain.indexOf(letter)] ?? letter).join(''),
    )
    .join('');
  return `⟦${words} ${'~'.repeat(Math.ceil(text.length / 3))}⟧`;
}
