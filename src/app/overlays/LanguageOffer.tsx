import './language-offer.css';
import { useState } from 'react';
import offers from '../../../locales/offer.json';
import { DEFAULTS } from '../../config/constants';
import { i18n } from '../../texts/i18n';
import { chooseLanguage } from '../../texts/language';
import { Button } from '../../ui/Button';
import { readCookie } from '../../platform/cookies';
import { baseLanguage, isBuiltIn, productLanguage } from '../../texts/codes';

/** Yes and no are both a choice, so the offer comes once. It covers no field and moves nothing. */
export default function LanguageOffer() {
  const [code, setCode] = useState(() => offeredLanguage(navigator.languages));
  const words = Object.entries(offers).find(([language]) => language === code)?.[1];
  if (code === undefined || words === undefined) return null;

  function answer(language: string) {
    setCode(undefined);
    void chooseLanguage(language);
    document.querySelector<HTMLElement>('main h1')?.focus();
  }

  return (
    <div className="app-language-offer" lang={code} dir={i18n.dir(code)} role="region" aria-label={words.about}>
      <p>{words.about}</p>
      <Button compact onClick={() => answer(code)}>
        {words.accept}
      </Button>
      <Button compact variant="quiet" onClick={() => answer(DEFAULTS.language)}>
        {words.dismiss}
      </Button>
    </div>
  );
}

/**
 * Returns the language to offer on the first visit: the first one of the browser that the product has. A region without
 * its own texts gets those of the language, and traditional Chinese its script. Undefined when the user has chosen a
 * language before, or the browser prefers English.
 * @param preferred the languages of the browser in their order, such as ["de-AT", "en"]
 * @param cookies in the format of `document.cookie`
 */
export function offeredLanguage(preferred: readonly string[], cookies?: string): string | undefined {
  if (readCookie('userLanguage', cookies) !== undefined) return undefined;
  for (const language of preferred) {
    if (isBuiltIn(baseLanguage(language))) return undefined;
    const found = productLanguage(language);
    if (found !== undefined) return found;
  }
  return undefined;
}
