import { i18n, loadedNamespaces, usePageLanguage } from '../../texts/page-texts';
import { DEFAULTS } from '../config/constants';

/**
 * The texts of the app (see docs/product/4-states.md#translation-load). Each route ships its English texts. The app
 * fetches those of the current language and lays them over (words.ts). If a regional variant fails, the base language
 * follows; if that fails too, English stays. Texts are never HTML.
 */
void i18n.init({
  lng: DEFAULTS.baseLanguage,
  fallbackLng: (language: string) => [baseLanguage(language), DEFAULTS.baseLanguage],
  // A package arrives merged, overlay over base, so i18next must not load the base as well.
  load: 'currentOnly',
  ns: [],
  initAsync: false,
  resources: {},
  // React escapes; escaping twice would show "&amp;".
  interpolation: { escapeValue: true, escape: isolated },
  returnNull: false,
});

export { i18n };

/**
 * Isolates a value from the direction of the text around it, where the two can differ. Otherwise a phone number in an
 * Arabic sentence would read backwards, and an Arabic name would move the words after it. Latin words and numbers need
 * it not: "Android" and "16" stay one name.
 */
function isolated(value: string): string {
  const isMixed = directionOf(i18n.language) === 'rtl' ? !PLAIN_WORDS.test(value) : HAS_RIGHT_TO_LEFT.test(value);
  return isMixed ? `\u2068${value}\u2069` : value;
}

const PLAIN_WORDS = /^[\p{Script=Latin}\d]+(?:[ .][\p{Script=Latin}\d]+)*$/u;
/** Letters of Hebrew, Arabic and their neighbours. */
const HAS_RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<K extends string> = K extends `${infer Base}_${PluralSuffix}` ? Base : K;

/** Every dotted key of a text file. The plural forms ("wait_one", "wait_other") count as one key ("wait"). */
export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${TextKey<T[K]>}`;
}[keyof T & string];

/** A namespace with its English texts, as `defineTexts` returns it. */
export interface Texts<T> {
  readonly namespace: string;
  readonly english: T;
}

/** Values for the named placeholders of a text; `count` chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;
/** Returns the text of a key in the current language. */
export type Translate<T> = (key: TextKey<T>, values?: TextValues) => string;

/** Returns the namespaces of the code that has loaded: what the page says, and what it can say without more code. */
export function namespacesOfLoadedCode(): readonly string[] {
  return [...loadedNamespaces];
}

/**
 * Registers the English texts of a namespace. Call it in the module of the route: `const texts = defineTexts('login',
 * english)`, with `english` imported from locales/en/login.json.
 */
export function defineTexts<T extends object>(namespace: string, english: T): Texts<T> {
  loadedNamespaces.add(namespace);
  // Silent: nothing on the page says these texts yet. A notice would render the whole page again.
  i18n.addResourceBundle(DEFAULTS.baseLanguage, namespace, english, true, true, { silent: true });
  return { namespace, english };
}

/**
 * Returns the translate function of a namespace. The English keys type it, so a missing key does not compile. `count`
 * selects the plural form.
 */
export function useText<T>(texts: Texts<T>): Translate<T> {
  usePageLanguage();
  return (key, values) => translate(texts, key, values);
}

/** Translates outside components, for example a title. */
export function translate<T>(texts: Texts<T>, key: TextKey<T>, values?: TextValues): string {
  // Names the languages. Otherwise the library derives them from the code of the language for each text, which is slow.
  return i18n.t(key, { ...values, ns: texts.namespace, lngs: i18n.languages });
}

/** "fr-CA" -> "fr". */
export function baseLanguage(language: string): string {
  return language.split('-')[0] ?? DEFAULTS.baseLanguage;
}

/** Returns the languages to fetch in order: the variant, then its base. Omits English, which needs no fetch. */
export function languageChain(language: string): string[] {
  return [...new Set([language, baseLanguage(language)])].filter((one) => !isBuiltIn(one));
}

/** Whether the app ships this language: "en" or "en-US". */
export function isBuiltIn(language: string): boolean {
  return language === DEFAULTS.baseLanguage || language === DEFAULTS.language;
}

/**
 * Whether a text has the form of a language code. Refuses anything else, such as "../x", because the code becomes part
 * of a path.
 */
export function isLanguageCode(language: string): boolean {
  return /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(language);
}

/** The languages that are written from right to left. */
const RIGHT_TO_LEFT: readonly string[] = ['ar', 'fa', 'he', 'ur'];

/** The direction of a language: "ar-EG" is "rtl". */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(baseLanguage(language)) ? 'rtl' : 'ltr';
}
