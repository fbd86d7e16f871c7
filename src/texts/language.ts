import { languages } from '../../locales/languages';
import { baseLanguage, isBuiltIn, isLanguageCode, productLanguage } from './codes';
import { i18n, loadLanguage } from './i18n';
import { DEFAULTS } from '../config/constants';
import { readCookie, writeCookie } from '../platform/cookies';
import { environment } from '../navigation/navigation';
import { broadcastToTabs } from '../navigation/tab-messages';
import { dismissToasts, showToast, showToastAfterReload, type ToastKey } from '../navigation/toasts';
import { isTranslated } from '../platform/translated';
import { perApp } from '../lifetime';

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

export function storedLanguage(source?: string): string {
  const stored = readCookie('userLanguage', source);
  return readable(stored);
}

/**
 * Services may store any language tag, such as es-MX or zh-Hant-TW: the nearest language of the product counts. A bare
 * language has texts of its own, and so has one of no country (XA to XZ in ISO 3166), such as that of the mock server.
 */
function readable(language = ''): string {
  const isOwn = LANGUAGES.some(({ code }) => code === language);
  if (isOwn || /^[a-z]{2,3}(?:-X[A-Z])?$/.test(language)) return language;
  return productLanguage(language) ?? (isLanguageCode(language) ? language : DEFAULTS.language);
}

export function storedRegion(): string {
  const stored = readCookie('userRegion');
  return stored !== undefined && /^[A-Z]{2}$/.test(stored) ? stored : DEFAULTS.region;
}

export function loadStoredLanguage(): Promise<void> {
  return followLanguage(storedLanguage());
}

/**
 * Stores the user's choice for a year, informs the other tabs and changes the language of the page. Loads a translated
 * page again, because React cannot change the texts that a translation has replaced.
 * @param toast the success that shows in the new language
 */
export async function chooseLanguage(language: string, toast?: ToastKey): Promise<void> {
  writeCookie('userLanguage', language);
  broadcastToTabs({ type: 'language-changed', language });
  if (isTranslated() && !isShown(language)) {
    if (toast !== undefined) showToastAfterReload('success', toast);
    environment().reload();
    return;
  }
  await followLanguage(language);
  if (toast !== undefined) showToast('success', toast);
}

function isShown(language: string): boolean {
  return isBuiltIn(language) ? isBuiltIn(i18n.language) : i18n.language === language;
}

/** Changes the language after another tab or the settings changed it. Shows a toast when the package is missing. */
export async function followLanguage(chosen: string): Promise<void> {
  choice().language = readable(chosen);
  if ((await showChosen()) !== 'missing') return;
  await show(DEFAULTS.baseLanguage);
  showToast('error', 'LANGUAGE_NOT_LOADED');
}

/** Requests a language or texts again that failed before. The page of a navigation calls it, and does not wait. */
export async function retryLanguage(): Promise<void> {
  if ((await showChosen()) === 'shown') dismissToasts('LANGUAGE_NOT_LOADED');
}

const choice = perApp((): { language: string } => ({ language: DEFAULTS.language }));

/** Shows the page in the language that the user chose, unless its texts are missing or another choice has come. */
async function showChosen(): Promise<'shown' | 'missing' | 'overtaken'> {
  const language = choice().language;
  const found = await firstWithTexts(language);
  if (choice().language !== language) return 'overtaken';
  if (found === undefined) return 'missing';
  await show(found);
  return 'shown';
}

async function firstWithTexts(language: string): Promise<string | undefined> {
  if (isBuiltIn(language)) return language;
  if (await loadLanguage(language)) return language;
  const base = baseLanguage(language);
  return base !== language && !isBuiltIn(base) && (await loadLanguage(base)) ? base : undefined;
}

async function show(language: string): Promise<void> {
  const root = document.documentElement;
  if (i18n.language !== language) await i18n.changeLanguage(language);
  // Another choice may have come meanwhile.
  if (i18n.language !== language) return;
  // Setting the same language again would make the browser compute all styles of the page again.
  if (root.lang !== language) root.lang = language;
  if (i18n.dir(language) === 'rtl') root.dir = 'rtl';
  else root.removeAttribute('dir');
}
