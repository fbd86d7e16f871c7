import { within } from '../platform/within';
import { DEFAULTS, SLOW_START_MS } from '../config/constants';
import { isBuiltIn } from './codes';
import { builtIn, i18n } from './i18n';
import type { Namespace } from './resources';
import { perApp } from '../lifetime';

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
