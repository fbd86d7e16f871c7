/**
 * Two pseudo-languages, for development only and never offered to users. A text that stays plain English in them does
 * not come from locales/. `en-XA` is 40 % longer: a text that is cut there is cut in German too. `ar-XB` runs from
 * right to left: a wrongly mirrored layout is wrong in Arabic and Hebrew too.
 */
export const PSEUDO_LANGUAGES: Readonly<Record<string, (text: string) => string>> = {
  'en-XA': lengthened,
  'ar-XB': mirrored,
};

export const PSEUDO_LOCALE = 'en-XA';

/** In this language each text is its own key, in brackets: "⟦login:title⟧". The gallery reads there what a screen says. */
export const KEY_LANGUAGE = 'en-XK';

const plain = 'aceginostuyzACEGINOSTUYZ';
const accented = 'áçéĝíñóšťúýžÁÇÉĜÍÑÓŠŤÚÝŽ';

/** The share by which a text grows. Translations into German or Hungarian often grow as much. */
const GROWTH = 0.4;

/** Room for two brackets, each as wide as two letters, and for a space. */
const FRAME = 5;

/** "Log in as {{name}}" becomes "⟦Lóĝ íñ áš {{name}} x⟧". Named placeholders stay. */
function lengthened(text: string): string {
  const words = eachPart(text, (part) => [...part].map((letter) => accented[plain.indexOf(letter)] ?? letter).join(''));
  const { length } = text.replaceAll(/\{\{[^{}]*\}\}/g, '');
  return `⟦${words} ${padding(Math.max(1, Math.ceil(length * GROWTH) - FRAME))}⟧`;
}

/** Letters of middle width in groups of at most eight, so that they wrap like words. */
function padding(length: number): string {
  return (
    'x'
      .repeat(length)
      .match(/.{1,8}/g)
      ?.join(' ') ?? ''
  );
}

const [RIGHT_TO_LEFT, END, RIGHT_TO_LEFT_MARK] = ['\u202E', '\u202C', '\u200F'];

/** Each word runs from right to left, as in CLDR's pseudo-language. Named placeholders stay. */
function mirrored(text: string): string {
  const words = eachPart(text, (part) => part.replaceAll(/[\p{L}\p{N}]+/gu, (word) => `${RIGHT_TO_LEFT}${word}${END}`));
  return `${RIGHT_TO_LEFT_MARK}${words}${RIGHT_TO_LEFT_MARK}`;
}

function eachPart(text: string, change: (part: string) => string): string {
  return text
    .split(/(\{\{[^{}]*\}\})/)
    .map((part) => (part.startsWith('{{') ? part : change(part)))
    .join('');
}
