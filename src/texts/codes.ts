import { DEFAULTS } from '../platform/constants';

export function baseLanguage(language: string): string {
  return language.split('-')[0] ?? DEFAULTS.baseLanguage;
}

/** Whether the app ships this language: "en" or "en-US". */
export function isBuiltIn(language: string): boolean {
  return language === DEFAULTS.baseLanguage || language === DEFAULTS.language;
}

/** Refuses anything else, such as "../x", because the code becomes part of a path. */
export function isLanguageCode(language: string): boolean {
  return /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(language);
}
