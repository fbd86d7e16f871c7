import { createInstance } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { isRecord } from '../../api/response/record';
import { DEFAULTS } from '../config/constants';

/**
 * The texts of the app (see docs/product/4-states.md#translation-load). Each route ships its English texts. The app
 * fetches the package of the current language and lays it over them. If a regional variant fails, the base language
 * follows; if that fails too, English stays. Texts are never HTML.
 */
export const i18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: DEFAULTS.baseLanguage,
  fallbackLng: DEFAULTS.baseLanguage,
  // A package arrives merged, overlay over base, so i18next must not load the base as well.
  load: 'currentOnly',
  ns: [],
  initAsync: false,
  resources: {},
  interpolation: { escapeValue: false }, // React escapes; escaping twice would show "&amp;"
  react: { useSuspense: false, bindI18nStore: 'added' },
  returnNull: false,
});

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

/**
 * Registers the English texts of a namespace. Call it in the module of the route: `const texts = defineTexts('login',
 * english)`, with `english` imported from locales/en/login.json.
 */
export function defineTexts<T extends object>(namespace: string, english: T): Texts<T> {
  i18n.addResourceBundle(DEFAULTS.baseLanguage, namespace, english, true, true);
  return { namespace, english };
}

/**
 * Returns the translate function of a namespace. The English keys type it, so a missing key does not compile. `count`
 * selects the plural form.
 */
export function useText<T>(texts: Texts<T>): Translate<T> {
  const { t } = useTranslation(texts.namespace, { i18n });
  return (key, values) => t(key, { ...values });
}

/** Translates outside components, for example a title. */
export function translate<T>(texts: Texts<T>, key: TextKey<T>, values?: TextValues): string {
  return i18n.t(key, { ...values, ns: texts.namespace });
}

/** Returns the languages to fetch in order: the variant, then its base. Omits English, which needs no fetch. */
export function languageChain(language: string): string[] {
  const base = language.split('-')[0] ?? DEFAULTS.baseLanguage;
  return [...new Set([language, base])].filter((one) => !isBuiltIn(one));
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

/** Fetches the text package of one language (`{ resources: { namespace: texts } }`). Throws when the fetch fails. */
export type LoadPackage = (language: string) => Promise<unknown>;

/**
 * Changes the language of the page. Loads the package (variant, else base, else English), then sets the `lang`
 * attribute.
 * @returns the language that the page now has
 */
export async function changeLanguage(language: string, load: LoadPackage): Promise<string> {
  const wanted = isLanguageCode(language) ? language : DEFAULTS.language;
  for (const one of languageChain(wanted)) {
    try {
      for (const [namespace, texts] of Object.entries(readPackage(await load(one)))) {
        i18n.addResourceBundle(one, namespace, texts, true, true);
      }
      return await setLanguage(one);
    } catch {
      // Continue with the next language of the chain; English is always available.
    }
  }
  return setLanguage(isBuiltIn(wanted) ? wanted : DEFAULTS.baseLanguage);
}

async function setLanguage(language: string): Promise<string> {
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
  return language;
}

interface TextTree {
  [key: string]: string | TextTree;
}

/**
 * Reads a text package of any shape. Keeps only objects and plain texts, and drops HTML and keys that could change a
 * prototype.
 * @throws TypeError for anything that is no text package
 */
export function readPackage(input: unknown): Record<string, TextTree> {
  if (!isRecord(input)) throw new TypeError('This is no text package.');
  // The namespaces are either under `resources` or at the top level.
  const resources = isRecord(input.resources) ? input.resources : input;
  if (!Object.values(resources).some(isRecord)) throw new TypeError('This is no text package.');
  const namespaces: Record<string, TextTree> = {};
  for (const [namespace, texts] of Object.entries(resources)) {
    if (isSafeKey(namespace) && isRecord(texts)) namespaces[namespace] = readTree(texts, 0);
  }
  return namespaces;
}

const MAX_TEXT_DEPTH = 6;

function readTree(input: Record<string, unknown>, depth: number): TextTree {
  const tree: TextTree = {};
  for (const [key, value] of Object.entries(input)) {
    if (!isSafeKey(key)) continue;
    if (typeof value === 'string' && !isMarkup(value)) tree[key] = value;
    else if (isRecord(value) && depth < MAX_TEXT_DEPTH) tree[key] = readTree(value, depth + 1);
  }
  return tree;
}

/** Whether a text looks like HTML. Such a text would show its tags, so the next language in the chain replaces it. */
function isMarkup(text: string): boolean {
  return /<[a-z/!]/i.test(text);
}

function isSafeKey(key: string): boolean {
  return key !== '__proto__' && key !== 'constructor' && key !== 'prototype';
}
