import { languages } from '../../../locales/languages';
import { readCookie } from '../../platform/cookies';
import { isBuiltIn } from '../../texts/codes';

/**
 * Returns the language to offer on the first visit: the first one of the browser that the product has. A region without
 * its own texts gets those of the language, and traditional Chinese its script. Undefined when the user has chosen a
 * language before, or the browser prefers English.
 * @param wanted the languages of the browser in their order, such as ["de-AT", "en"]
 * @param cookies in the format of `document.cookie`
 */
export function offeredLanguage(wanted: readonly string[], cookies?: string): string | undefined {
  if (readCookie('userLanguage', cookies) !== undefined) return undefined;
  for (const one of wanted) {
    const base = one.split('-')[0] ?? one;
    if (isBuiltIn(base)) return undefined;
    const same = languages.filter(({ code }) => code.startsWith(`${base}-`));
    const isTraditional = /^zh-(?:Hant|TW|HK|MO)/i.test(one);
    const found =
      same.find(({ code }) => code === one) ??
      (isTraditional ? same.find(({ code }) => code === 'zh-TW') : undefined) ??
      same.find(({ code }) => code === `${base}-${base.toUpperCase()}`) ??
      same[0];
    if (found !== undefined) return found.code;
  }
  return undefined;
}
