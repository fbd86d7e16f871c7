import './language-offer.css';
import { useState } from 'react';
import offers from '../../../locales/offer.json';
import { DEFAULTS } from '../../platform/constants';
import { i18n } from '../../texts/i18n';
import { chooseLanguage } from '../../texts/language';
import { Button } from '../../ui/Button';
import { offeredLanguage } from './offered-language';

/**
 * Offers the language of the browser on the first visit, in that language. Yes and no are both a choice, so the offer
 * comes once. It covers no field and moves nothing.
 */
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
      <Button compact variant="primary" onClick={() => answer(code)}>
        {words.accept}
      </Button>
      <Button compact variant="quiet" onClick={() => answer(DEFAULTS.language)}>
        {words.dismiss}
      </Button>
    </div>
  );
}
