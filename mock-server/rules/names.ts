import { names } from './translated-names';

/**
 * A name of the services in the language of the request, where they have it.
 * @param language the header `user-language`
 */
export function nameIn(language: string | undefined, name: string): string {
  const translations = new Map(Object.entries(names[name] ?? {}));
  return translations.get(language ?? '') ?? translations.get(baseOf(language)) ?? name;
}

/** The documents that the services have in the languages of the app. All others are in English. */
const TRANSLATED = ['/outside/legal/terms-of-service.html'];

/** The address of a document in the language of the request, where the services have it. */
export function documentIn(language: string | undefined, url: string): string {
  if (language === undefined || baseOf(language) === 'en' || !TRANSLATED.includes(url)) return url;
  return `${url}?${new URLSearchParams({ language }).toString()}`;
}

function baseOf(language = ''): string {
  return language.split('-')[0] ?? '';
}
