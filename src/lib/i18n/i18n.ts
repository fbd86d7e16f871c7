import { createInstance } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { isRecord } from '../../api/response/record';
import { DEFAULTS } from '../config/constants';

/**
 * Texts (see docs/product/4-states.md#translation-load): English is built in with the route that uses it, the fetched
 * package of the current language overlays it; if a regional variant fails the base language is tried, else English
 * stays. Text is never HTML.
 */
export const i18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: DEFAULTS.baseLanguage,
  fallbackLng: DEFAULTS.baseLanguage,
  // `load: 'currentOnly'` since a package comes already merged, overlay over base.
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

/** Every dotted key of a file of texts; plural forms ("wait_one", "wait_other") count as one key ("wait"). */
export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${TextKey<T[K]>}`;
}[keyof T & string];

export interface Texts<T> {
  readonly namespace: string;
  readonly english: T;
}

export type TextValues = Readonly<Record<string, string | number>>;
export type Translate<T> = (key: TextKey<T>, values?: TextValues) => string;

/**
 * Builds the English of a namespace in, where the route's own module imports it:
 * `const texts = defineTexts('login', english)`, with `english` imported from locales/en/login.json.
 */
export function defineTexts<T extends object>(namespace: string, english: T): Texts<T> {
  i18n.addResourceBundle(DEFAULTS.baseLanguage, namespace, english, true, true);
  return { namespace, english };
}

/**
 * The translate function of a namespace, typed by its English keys: a missing key does not compile. Plurals go by
 * `count`.
 */
export function useText<T>(texts: Texts<T>): Translate<T> {
  const { t } = useTranslation(texts.namespace, { i18n });
  return (key, values) => t(key, { ...values });
}

/** The same outside components, for a title or a log-free message. */
export function translate<T>(texts: Texts<T>, key: TextKey<T>, values?: TextValues): string {
  return i18n.t(key, { ...values, ns: texts.namespace });
}

/** Languages to try in turn: the variant, its base, and English at the end, which needs no fetching. */
export function languageChain(language: string): string[] {
  const base = language.split('-')[0] ?? DEFAULTS.baseLanguage;
  return [...new Set([language, base])].filter((one) => !isBuiltIn(one));
}

/** English is built in; "en-US" is the English that is built in. */
export function isBuiltIn(language: string): boolean {
  return language === DEFAULTS.baseLanguage || language === DEFAULTS.language;
}

/** A language code as the server's folders have it; anything else ("../x") is refused. */
export function isLanguageCode(language: string): boolean {
  return /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(language);
}

/** Gets the text package of one language (`{ resources: { namespace: texts } }`); throws when it cannot be had. */
export type LoadPackage = (language: string) => Promise<unknown>;

/**
 * Changes the language of the page: loads the package (variant, else base, else English), then the `lang` attribute
 * follows.
 * @returns the language that the page now has.
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
      // This package cannot be had: the next in the chain is what the product wants, and English is always there.
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
 * Reads a text package of any shape: only objects and texts are kept, no key can touch a prototype, and no text is
 * HTML.
 * @throws TypeError when it is no package at all.
 */
export function readPackage(input: unknown): Record<string, TextTree> {
  if (!isRecord(input)) throw new TypeError('This is no text package.');
  // The namespaces may stand under `resources`, or be the package themselves.
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

/**
 * A text that was meant to be HTML is left out: it would show its tags, and the text of the next language in the chain
 * reads better.
 */
function isMarkup(text: string): boolean {
  return /<[a-z/!]/i.test(text);
}

function isSafeKey(key: string): boolean {
  return key !== '__proto__' && key !== 'constructor' && key !== 'prototype';
}
