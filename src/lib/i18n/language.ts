import { languages } from '../../../locales/languages';
import { orchestratorV1 } from '../../api/clients';
import { unwrap } from '../../api/response/unwrap';
import { DEFAULTS } from '../config/constants';
import { readCookie, writeCookie } from '../browser/cookies';
import { changeLanguage, isBuiltIn, isLanguageCode } from './i18n';
import { broadcastToTabs } from '../session/tabs';
import { showToast } from '../feedback/toasts';

/** The languages that a person chooses from. */
export const LANGUAGES: readonly { readonly code: string; readonly name: string }[] = [
  ...languages,
  // Served by the mock server: English in brackets, which shows what does not come from locales/, and what has no room
  // to grow.
  ...(import.meta.env.DEV ? [{ code: 'en-XA', name: '⟦Pseudo⟧' }] : []),
];

/**
 * The language of the page, kept in the regional cookie for a year (see docs/product/4-states.md#localization and
 * docs/product/9-limits.md): what the cookie names, else the default.
 */
export function storedLanguage(source?: string): string {
  const stored = readCookie('userLanguage', source);
  return stored !== undefined && isLanguageCode(stored) ? stored : DEFAULTS.language;
}

export function storedRegion(source?: string): string {
  const stored = readCookie('userRegion', source);
  return stored !== undefined && /^[A-Z]{2}$/.test(stored) ? stored : DEFAULTS.region;
}

/** Shows the page in the stored language; English until the package is there, or if there is none. */
export function loadStoredLanguage(): Promise<void> {
  return followLanguage(storedLanguage());
}

/** The person chooses a language: kept for a year, shown at once, and told to the other tabs. */
export async function chooseLanguage(language: string): Promise<void> {
  writeCookie('userLanguage', language);
  broadcastToTabs({ type: 'language-changed', language });
  await followLanguage(language);
}

/** Another tab changed the language, or the settings did: the page follows, and says so when it cannot. */
export async function followLanguage(language: string): Promise<void> {
  const shown = await changeLanguage(language, loadPackage);
  if (isBuiltIn(shown) && !isBuiltIn(language)) showToast('LANGUAGE_NOT_LOADED');
}

/** A refusal must take nobody anywhere: the page that it leads to would ask for the same package, without end. */
function loadPackage(language: string): Promise<unknown> {
  return unwrap(
    orchestratorV1.GET('/resources/identity-ui-client', { params: { header: { 'user-language': language } } }),
    { skipHooks: ['session', 'forbidden', 'obligation'] },
  );
}
