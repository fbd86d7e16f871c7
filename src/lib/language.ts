import { orchestratorV1 } from '../api/clients';
import { unwrap } from '../api/unwrap';
import { DEFAULTS, LEGAL_LANGUAGES } from './constants';
import { readCookie, writeCookie } from './cookies';
import { changeLanguage, isLanguageCode } from './i18n';
import { tellTabs } from './tabs';

/** The language of the page: chosen before or after sign-in, kept in the regional cookie for a year (spec 4, Localization; spec 9). */
export const LANGUAGES: readonly string[] = [DEFAULTS.language, ...LEGAL_LANGUAGES];

/** The language that the cookie names, else the default. */
export function storedLanguage(source?: string): string {
  const stored = readCookie('userLanguage', source);
  return stored !== undefined && isLanguageCode(stored) ? stored : DEFAULTS.language;
}

export function storedRegion(source?: string): string {
  const stored = readCookie('userRegion', source);
  return stored !== undefined && /^[A-Z]{2}$/.test(stored) ? stored : DEFAULTS.region;
}

/** Shows the page in the stored language; English until the package is there, or if there is none. */
export function loadStoredLanguage(): Promise<string> {
  return changeLanguage(storedLanguage(), loadPackage);
}

/** The person chooses a language: kept for a year, shown at once, and told to the other tabs. */
export async function chooseLanguage(language: string): Promise<void> {
  writeCookie('userLanguage', language);
  tellTabs({ type: 'language-changed', language });
  await changeLanguage(language, loadPackage);
}

/** Another tab changed the language, or the settings did: the page follows. */
export async function followLanguage(language: string): Promise<void> {
  await changeLanguage(language, loadPackage);
}

/** A language in its own words ("Deutsch (Deutschland)"), for the picker. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'standard' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function loadPackage(language: string): Promise<unknown> {
  return unwrap(orchestratorV1.GET('/resources/identity-ui-client', { params: { header: { 'user-language': language } } }));
}
