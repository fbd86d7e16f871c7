import { languages } from '../../../locales/languages';
import { orchestratorV1 } from '../../api/clients';
import { unwrap } from '../../api/response/unwrap';
import { DEFAULTS } from '../config/constants';
import { readCookie, writeCookie } from '../browser/cookies';
import { changeLanguage, isBuiltIn, isLanguageCode } from './i18n';
import { broadcastToTabs } from '../session/tabs';
import { showToast } from '../feedback/toasts';

/** The languages that the user can choose. */
export const LANGUAGES: readonly { readonly code: string; readonly name: string }[] = [
  ...languages,
  // The mock server serves this one: English in brackets. It reveals texts that do not come from locales/ and layouts
  // without room to grow.
  ...(import.meta.env.DEV ? [{ code: 'en-XA', name: '⟦Pseudo⟧' }] : []),
];

/**
 * Returns the language of the cookie, which lasts a year, or the default (see docs/product/4-states.md#localization and
 * docs/product/9-limits.md).
 */
export function storedLanguage(source?: string): string {
  const stored = readCookie('userLanguage', source);
  return stored !== undefined && isLanguageCode(stored) ? stored : DEFAULTS.language;
}

/** Returns the region of the cookie, e.g. "CA", or the default. */
export function storedRegion(source?: string): string {
  const stored = readCookie('userRegion', source);
  return stored !== undefined && /^[A-Z]{2}$/.test(stored) ? stored : DEFAULTS.region;
}

/** Shows the page in the stored language, or in English while no package has arrived. */
export function loadStoredLanguage(): Promise<void> {
  return followLanguage(storedLanguage());
}

/** Stores the user's choice for a year, informs the other tabs and changes the language of the page. */
export async function chooseLanguage(language: string): Promise<void> {
  writeCookie('userLanguage', language);
  broadcastToTabs({ type: 'language-changed', language });
  await followLanguage(language);
}

/** Changes the language after another tab or the settings changed it. Shows a toast when the package is missing. */
export async function followLanguage(language: string): Promise<void> {
  const shown = await changeLanguage(language, loadPackage);
  if (isBuiltIn(shown) && !isBuiltIn(language)) showToast('LANGUAGE_NOT_LOADED');
}

/** Skips every hook: a hook could navigate to a page that requests the same package again, without end. */
function loadPackage(language: string): Promise<unknown> {
  return unwrap(
    orchestratorV1.GET('/resources/identity-ui-client', { params: { header: { 'user-language': language } } }),
    { skipHooks: ['session', 'forbidden', 'obligation'] },
  );
}
