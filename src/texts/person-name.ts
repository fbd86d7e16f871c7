/** The names of a person as the services return them; a last name may be missing. */
export interface Names {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

/** Chinese characters, kana and Hangul. Names in these scripts put the family name first and have no space. */
const WITHOUT_SPACE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+$/u;

/** Languages whose readers expect the family name first, also for names in other scripts. */
const FAMILY_FIRST = ['hu', 'ja', 'ko', 'zh'];

/** Returns the two name fields in the order of the language. */
export function nameOrder(language: string): readonly ['firstName', 'lastName'] | readonly ['lastName', 'firstName'] {
  return isFamilyFirst(language) ? ['lastName', 'firstName'] : ['firstName', 'lastName'];
}

/**
 * Returns the full name for a sentence or a row. The script of the name decides on the space; otherwise the language
 * decides on the order.
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
