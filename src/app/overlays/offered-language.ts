import { readCookie } from '../../platform/cookies';
import { baseLanguage, isBuiltIn, productLanguage } from '../../texts/codes';

/**
 * Returns the language to offer on the first visit: the first one of the browser that the product has. Undefined when the
 * user has chosen a language before, or the browser prefers English.
 * @param wanted the languages of the browser in their order, such as ["de-AT", "en"]
 * @param cookies in the format of `document.cookie`
 */
export function offeredLanguage(wanted: readonly string[], cookies?: string): string | undefined {
  if (readCookie('userLanguage', cookies) !== undefined) return undefined;
  for (const one of wanted) {
    if (isBuiltIn(baseLanguage(one))) return undefined;
    const found = productLanguage(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
