/** A person's names as the services hold them; a last name may be missing. */
export interface Names {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

/** Chinese characters, Japanese kana and Hangul: names in them have the family name first and take no space. */
const IDEOGRAPHIC = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+$/u;

/** Languages whose readers expect the family name first in names of other scripts too. */
const FAMILY_FIRST = ['hu', 'ja', 'ko', 'zh'];

/**
 * The full name of a person for a sentence or a row: the script of the name decides about the space, then the language
 * about the order.
 * @param language the language of the page, for example "hu-HU"
 */
export function personName({ firstName = '', lastName = '' }: Names, language: string): string {
  const [given, family] = [firstName.trim(), lastName.trim()];
  if (IDEOGRAPHIC.test(given) && IDEOGRAPHIC.test(family)) return family + given;
  const isFamilyFirst = FAMILY_FIRST.includes(language.split('-')[0] ?? language);
  return (isFamilyFirst ? [family, given] : [given, family]).filter(Boolean).join(' ');
}
