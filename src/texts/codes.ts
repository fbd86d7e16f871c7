import { languages } from '../../locales/languages';
import { DEFAULTS } from '../config/constants';

export function baseLanguage(language: string): string {
  return language.split('-')[0] ?? DEFAULTS.baseLanguage;
}

/** Whether the app ships this language: "en" or "en-US". */
export function isBuiltIn(language: string): boolean {
  return language === DEFAULTS.baseLanguage || language === DEFAULTS.language;
}

/** Refuses anything else, such as "../x", because the code becomes part of a path. */
export function isLanguageCode(language: string): boolean {
  return /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(language);
}

/** Spanish of these regions follows that of Spain (CLDR), and of all others that of the Americas. */
const LIKE_SPAIN = /^(?:ES|EA|IC|GQ|PH)$/;

/**
 * The language of the product that comes nearest to a language tag (BCP 47): that of its region and script, else that of
 * most of its speakers. Undefined for a language that the product does not have, and for no tag.
 */
export function productLanguage(tag: string): string | undefined {
  const locale = localeOf(tag);
  if (locale === undefined) return undefined;
  const same = languages.filter(({ code }) => {
    const { language, script } = localeOf(code) ?? {};
    return language === locale.language && script === locale.script;
  });
  const usual =
    locale.language === 'es' && !LIKE_SPAIN.test(locale.region ?? '') ? 'es-US' : `${locale.language}-${locale.script}`;
  const found = [locale.region, localeOf(usual)?.region].flatMap((region) =>
    same.filter(({ code }) => code === `${locale.language}-${region}`),
  );
  return (found[0] ?? same[0])?.code;
}

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}
