/**
 * The pseudo-locale: English with accents, a third longer, in brackets. A text without brackets on a page does not come
 * from locales/. A text that is cut off or pushed aside will have the same problem in German. It is for development
 * only and not a language of the legal policies.
 */
export const PSEUDO_LOCALE = 'en-XA';

const plain = 'aceginostuyzACEGINOSTUYZ';
const accented = 'áçéĝíñóšťúýžÁÇÉĜÍÑÓŠŤÚÝŽ';

/** "Log in as {{name}}" becomes "⟦Lóĝ íñ áš {{name}} ~~~~~⟧". It does not change named placeholders. */
export function pseudoText(text: string): string {
  const words = text
    .split(/(\{\{[^}]*\}\})/)
    .map((part) =>
      part.startsWith('{{') ? part : [...part].map((letter) => accented[plain.indexOf(letter)] ?? letter).join(''),
    )
    .join('');
  return `⟦${words} ${'~'.repeat(Math.ceil(text.length / 3))}⟧`;
}
