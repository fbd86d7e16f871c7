import i18n, { type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import shell from '../../locales/en/shell.json';
import signIn from '../../locales/en/sign-in.json';
import ui from '../../locales/en/ui.json';
import { DEFAULTS, SLOW_START_MS } from '../config/constants';
import { perApp } from '../lifetime';
import { within } from '../platform/within';
import { backend } from './backend';
import { isBuiltIn } from './codes';
import type { Namespace } from './resources';

/** The English texts of sign-in, the frame and the UI kit, which come with the first script. */
export const builtIn = { 'sign-in': signIn, shell, ui };

/** Marks the full stop that ends a value, until the text is complete. No text has this character of private use. */
const END = '\uE000';

function marked(value: string): string {
  return value.endsWith('.') ? value + END : value;
}

/** The full stop of the text, and before it the mark, which the end of an isolation may follow. */
const AFTER_A_FULL_STOP = new RegExp(`${END}(\u2069?)\\.`, 'g');

/** Drops the full stop of a text after a value that ends with one: "You are working with Harbor Foods, Inc." */
const oneFullStop = {
  type: 'postProcessor',
  name: 'oneFullStop',
  process: (text: string) => text.replace(AFTER_A_FULL_STOP, '$1').replaceAll(END, ''),
} as const satisfies PostProcessorModule;

/** The texts of the app. Components read them with `useTranslation`. Texts are never HTML. */
void i18n
  .use(backend)
  .use(initReactI18next)
  .use(oneFullStop)
  .init({
    lng: DEFAULTS.baseLanguage,
    fallbackLng: DEFAULTS.baseLanguage,
    // A package arrives merged, variant over base, so i18next must not load the base as well.
    load: 'currentOnly',
    ns: Object.keys(builtIn),
    defaultNS: false,
    resources: { [DEFAULTS.baseLanguage]: builtIn },
    partialBundledLanguages: true,
    initAsync: false,
    contextSeparator: '|',
    // One request asks for all that is missing, so no read may wait for another.
    maxParallelReads: Infinity,
    // React escapes; escaping twice would show "&amp;".
    interpolation: { escapeValue: true, escape: (value) => isolated(marked(value)) },
    // A part waits for its texts before it shows (`loadTexts`). Late texts follow.
    postProcess: [oneFullStop.name],
    react: { useSuspense: false, bindI18nStore: 'added' },
  });

export { i18n };

/** Forgets the language and the packages of an app. The English texts are part of its code. */
export function dropTexts(): void {
  for (const language of Object.keys(i18n.store.data))
    if (language !== DEFAULTS.baseLanguage) delete i18n.store.data[language];
  void i18n.changeLanguage(DEFAULTS.baseLanguage);
}

/**
 * Isolates a value whose direction can differ from the text around it. Otherwise a phone number in an Arabic sentence
 * would read backwards, and an Arabic name would move the words after it. Latin words and numbers need no isolation:
 * "Android" and "16" stay one name.
 */
function isolated(value: string): string {
  const isMixed = i18n.dir(i18n.language) === 'rtl' ? !PLAIN_WORDS.test(value) : HAS_RIGHT_TO_LEFT.test(value);
  return isMixed ? `\u2068${value.replace(/[\u2066-\u2069]/g, '')}\u2069` : value;
}

const PLAIN_WORDS = /^[\p{Script=Latin}\d]+(?:[ .][\p{Script=Latin}\d]+)*$/u;
/** Letters of Hebrew, Arabic and their neighbours, and the marks that turn the words after them. */
const HAS_RIGHT_TO_LEFT = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The built-in namespaces, and those of the parts that have loaded. Code that has loaded stays, so one set is for all apps. */
const shown = new Set<string>(Object.keys(builtIn));

const state = perApp((): { loadingLanguage?: string | undefined; areTextsLate: boolean } => ({
  /** New parts load their texts in it already. */
  loadingLanguage: undefined,
  /** The last texts took too long. The next parts then show at once in English, until texts arrive in time. */
  areTextsLate: false,
}));

/**
 * Loads the texts of a part of the page, so that no English shows first. Texts that take longer than 3 s appear later.
 * Texts that fail stay English.
 * @throws Error when the English texts do not come: the part cannot show without them
 */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) shown.add(namespace);
  const english = loadMissing(DEFAULTS.baseLanguage, namespaces);
  const language = state().loadingLanguage ?? i18n.language;
  const texts = isBuiltIn(language) ? english : loadMissing(language, namespaces);
  const arrived = texts.then(() => {
    state().areTextsLate = false;
  });
  if (!state().areTextsLate) {
    await within(arrived, SLOW_START_MS, () => {
      state().areTextsLate = true;
    });
  }
  await english;
  const lost = namespaces.find((namespace) => !i18n.hasResourceBundle(DEFAULTS.baseLanguage, namespace));
  if (lost !== undefined) throw new Error(`The texts of ${lost} could not be loaded.`);
}

/**
 * Loads the texts of the page in a language, and sets it for later parts.
 * @returns whether there are any
 */
export async function loadLanguage(language: string): Promise<boolean> {
  state().loadingLanguage = language;
  await loadMissing(language, [...shown]);
  if (state().loadingLanguage === language) state().loadingLanguage = undefined;
  return [...shown].some((namespace) => i18n.hasResourceBundle(language, namespace));
}

/** Unlike `loadNamespaces`, it requests again what failed before, and waits for nothing else. */
async function loadMissing(language: string, namespaces: readonly string[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  if (missing.length > 0) await i18n.reloadResources([language], missing);
}
