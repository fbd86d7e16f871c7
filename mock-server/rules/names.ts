import { names } from './translated-names';

/**
 * A name of the services in the language of the request, where they have it.
 * @param language the header `user-language`
 */
export function nameIn(language: string | undefined, name: string): string {
  const translations = new Map(Object.entries(names[name] ?? {}));
  const { tag, base } = tagsOf(language);
  return translations.get(tag) ?? translations.get(base) ?? name;
}

/** The documents that the services have in the languages of the app. All others are in English. */
const TRANSLATED = ['/outside/legal/terms-of-service.html'];

/** The address of a document in the language of the request, where the services have it. */
export function documentIn(language: string | undefined, url: string): string {
  const { tag, base } = tagsOf(language);
  return base === 'en' || !TRANSLATED.includes(url)
    ? url
    : `${url}?${new URLSearchParams({ language: tag }).toString()}`;
}

/** "fr-CA" and "fr". English for a request that names no language. */
function tagsOf(tag = 'en'): { tag: string; base: string } {
  return { tag, base: tag.replace(/-.*/, '') };
}
