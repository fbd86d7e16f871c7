import { languages } from '../../../locales/languages';
import { orchestratorV1 } from '../../api/clients';
import { ApiError } from '../../api/response/api-error';
import { unwrap } from '../../api/response/unwrap';
import { DEFAULTS, SLOW_START_MS } from '../config/constants';
import { readCookie, writeCookie } from '../browser/cookies';
import { within } from '../browser/within';
import { isBuiltIn, isLanguageCode } from './i18n';
import { createWords, UnknownLanguage } from './words';
import { broadcastToTabs } from '../session/tabs';
import { dismissToasts, showToast } from '../feedback/toasts';

/** The languages that the user can choose. */
export const LANGUAGES: readonly { readonly code: string; readonly name: string }[] = [
  ...languages,
  // The mock server serves these two: English in brackets, 40 % longer, and English from right to left. They reveal
  // texts that do not come from locales/, layouts without room to grow, and layouts that are not mirrored.
  ...(import.meta.env.DEV
    ? [
        { code: 'en-XA', name: '⟦Pseudo⟧' },
        { code: 'ar-XB', name: 'Pseudo ⇐' },
      ]
    : []),
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
  const shown = await words.change(language);
  if (isBuiltIn(shown) && !isBuiltIn(language)) showToast('LANGUAGE_NOT_LOADED');
}

/** Asks again for a language or for words that failed before. The page of a navigation calls it, and does not wait. */
export async function retryLanguage(): Promise<void> {
  if (!isBuiltIn(await words.retry())) dismissToasts('LANGUAGE_NOT_LOADED');
}

/** Whether the last words took too long. The next parts then show at once, in English, until words arrive again. */
let areWordsLate = false;

/**
 * Waits for the code of a part and then for its words in the language of the page, so that no English shows first.
 * Words that take longer than 3 s appear later.
 */
export async function withWords<T>(part: Promise<T>): Promise<T> {
  const loaded = await part;
  const arrived = words.complete().then(() => {
    areWordsLate = false;
  });
  if (areWordsLate) return loaded;
  await within(arrived, SLOW_START_MS, () => {
    areWordsLate = true;
  });
  return loaded;
}

const words = createWords(async (language, namespaces) => {
  try {
    return await unwrap(
      orchestratorV1.GET('/resources/identity-ui-client', {
        params: { header: { 'user-language': language }, query: { namespaces: [...namespaces].sort() } },
      }),
      // Skips every hook: a hook could navigate to a page that requests the same package again, without end.
      { skipHooks: ['session', 'forbidden', 'obligation'] },
    );
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new UnknownLanguage(language, { cause: error });
    throw error;
  }
});
