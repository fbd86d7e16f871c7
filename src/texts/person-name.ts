import { baseLanguage } from './codes';

export interface Names {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

/** Names in Chinese characters, kana or Hangul put the family name first and have no space. */
const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+$/u;

/** Languages whose forms ask for the family name first. */
const FAMILY_FIRST = ['hu', 'ja', 'ko', 'zh'];

export function nameOrder(language: string): readonly ['firstName', 'lastName'] | readonly ['lastName', 'firstName'] {
  return FAMILY_FIRST.includes(baseLanguage(language)) ? ['lastName', 'firstName'] : ['firstName', 'lastName'];
}

/**
 * Returns the full name for a sentence or a row. The script of the name decides: "王小明" in every language, and
 * "Ann Lee" also in Japanese. Hungarian puts the family name first in Latin letters.
 * @param language the language of the page, for example "hu-HU"
 */
export function personName(names: Names, language: string): string {
  const parts = namesInOrder(names, language);
  return parts.join(parts.every((name) => EAST_ASIAN.test(name)) ? '' : ' ');
}

/**
 * Returns the name for a greeting: the first name, or the full name where the given name alone would be too close. That
 * is so for names in Chinese characters, kana or Hangul.
 */
export function greetingName(names: Names, language: string): string {
  const givenName = names.firstName?.trim() ?? '';
  return givenName === '' || EAST_ASIAN.test(givenName) ? personName(names, language) : givenName;
}

/** Returns the names of a person, empty ones left out, in the order in which they are written. */
export function namesInOrder({ firstName = '', lastName = '' }: Names, language: string): string[] {
  const [givenName, familyName] = [firstName.trim(), lastName.trim()];
  const isFamilyFirst = EAST_ASIAN.test(givenName + familyName) || baseLanguage(language) === 'hu';
  return (isFamilyFirst ? [familyName, givenName] : [givenName, familyName]).filter(Boolean);
}
