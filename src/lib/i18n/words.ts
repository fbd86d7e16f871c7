import { DEFAULTS } from '../config/constants';
import { directionOf, i18n, isBuiltIn, isLanguageCode, languageChain, namespacesOfLoadedCode } from './i18n';
import { readPackage } from './read-package';

/**
 * Fetches the texts of some namespaces in one language (`{ resources: { namespace: texts } }`); more is welcome.
 * Throws when the fetch fails, `UnknownLanguage` when no later fetch can do better.
 */
export type LoadPackage = (language: string, namespaces: readonly string[]) => Promise<unknown>;

/** The service does not have this language. */
export class UnknownLanguage extends Error {
  override readonly name = 'UnknownLanguage';
}

/** The words of the page in the user's language. They come with the code that says them. */
export interface Words {
  /**
   * Changes the language of the page. Loads the words of the loaded code (variant, else base, else English), then sets
   * `lang` and `dir`. The last of several calls wins.
   * @returns the language that the page now has
   */
  readonly change: (language: string) => Promise<string>;
  /** Loads the words that the loaded code lacks. Words that fail stay English; the next call asks for them again. */
  readonly complete: () => Promise<void>;
  /** Tries the user's language again when the page shows another one, and what failed before. */
  readonly retry: () => Promise<string>;
}

/**
 * Creates the words of a page, which shows English at first.
 * @param show sets the language of the page
 */
export function createWords(load: LoadPackage, show = showLanguage): Words {
  /** The language that the user chose. */
  let wanted: string = DEFAULTS.language;
  /** The language in which new code gets its words: the wanted one while it loads, then the one that is shown. */
  let current: string = DEFAULTS.baseLanguage;
  /** Whether the words came, by language and namespace. What failed is not in the map, so it is asked for again. */
  const answers = new Map<string, Promise<boolean>>();
  /** What the service does not have, in any namespace. */
  const unknown = new Set<string>();
  const keyOf = (language: string, namespace: string) => `${language} ${namespace}`;

  /** Asks for what has not come yet, in one request. Returns the namespaces that did not come. */
  async function ask(language: string, namespaces: readonly string[]): Promise<string[]> {
    if (unknown.has(language)) return [...namespaces];
    const missing = namespaces.filter((one) => !answers.has(keyOf(language, one)));
    if (missing.length > 0) {
      const answer = request(language, missing);
      for (const one of missing) answers.set(keyOf(language, one), answer);
    }
    const came = await Promise.all(namespaces.map((one) => answers.get(keyOf(language, one))));
    return namespaces.filter((_, index) => came[index] !== true);
  }

  async function request(language: string, missing: readonly string[]): Promise<boolean> {
    try {
      const answer = Object.entries(readPackage(await load(language, missing)));
      // A service may answer more than it was asked for.
      for (const [namespace] of answer) answers.set(keyOf(language, namespace), Promise.resolve(true));
      for (const [namespace, texts] of answer) i18n.addResourceBundle(language, namespace, texts, true, true);
      return true;
    } catch (error) {
      if (error instanceof UnknownLanguage) unknown.add(language);
      for (const one of missing) answers.delete(keyOf(language, one));
      return false;
    }
  }

  /** Loads the words of the loaded code. Returns the first language of the chain that has any of them. */
  async function fill(language: string): Promise<string | undefined> {
    let missing = namespacesOfLoadedCode();
    let shown: string | undefined;
    for (const one of languageChain(language)) {
      const lost = await ask(one, missing);
      if (lost.length < missing.length) shown ??= one;
      missing = lost;
      if (missing.length === 0) break;
    }
    return shown;
  }

  async function change(language: string): Promise<string> {
    const chosen = isLanguageCode(language) ? language : DEFAULTS.language;
    wanted = current = chosen;
    const shown = (await fill(chosen)) ?? (isBuiltIn(chosen) ? chosen : DEFAULTS.baseLanguage);
    // The user may have chosen another language meanwhile.
    if (wanted !== chosen) return i18n.language;
    current = shown;
    await show(shown);
    return shown;
  }

  return {
    change: (language) => {
      // A choice of the user asks again.
      unknown.clear();
      return change(language);
    },
    complete: async () => void (await fill(current)),
    retry: async () => {
      if (current !== wanted && !isBuiltIn(wanted)) return change(wanted);
      await fill(current);
      return current;
    },
  };
}

/** Shows the page in a language whose words are there. */
async function showLanguage(language: string): Promise<void> {
  const root = document.documentElement;
  if (i18n.language !== language) await i18n.changeLanguage(language);
  // Setting the same language again would make the browser compute all styles of the page again.
  if (root.lang !== language) root.lang = language;
  if (directionOf(language) === 'rtl') root.dir = 'rtl';
  else root.removeAttribute('dir');
}
