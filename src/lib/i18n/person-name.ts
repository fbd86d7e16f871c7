/** A person's names as the services hold them; a last name may be missing. */
export interface Names {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

/** Chinese characters, kana and Hangul: names in them have the family name first and take no space. */
const WITHOUT_SPACE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+$/u;

/** Languages whose readers expect the family name first in names of other scripts too. */
const FAMILY_FIRST = ['hu', 'ja', 'ko', 'zh'];

/** The two fields of a name in the order in which readers of the language write them. */
export function nameOrder(language: string): readonly ['firstName', 'lastName'] | readonly ['lastName', 'firstName'] {
  return isFamilyFirst(language) ? ['lastName', 'firstName'] : ['firstName', 'lastName'];
}

/**
 * The full name of a person for a sentence or a row. The script of the name decides about the space, then the language
 * about the order.
 * @param language the language of the page, for example "hu-HU"
 */
export function personName({ firstName = '', lastName = '' }: Names, language: string): string {
  const [given, family] = [firstName.trim(), lastName.trim()];
  if (WITHOUT_SPACE.test(given) && WITHOUT_SPACE.test(family)) return family + given;
  return (isFamilyFirst(language) ? [family, given] : [given, family]).filter(Boolean).join(' ');
}

function isFamilyFirst(language: string): boolean {
  return FAMILY_FIRST.includes(language.split('-')[0] ?? language);
}
