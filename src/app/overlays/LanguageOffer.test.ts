import { describe, expect, it } from 'vitest';
import offers from '../../../locales/offer.json';
import { languages } from '../../../locales/languages';
import { isBuiltIn } from '../../texts/codes';
import { offeredLanguage } from './LanguageOffer';

describe('the language offered on the first visit', () => {
  it.each([
    [['de-DE'], 'de-DE'],
    [['de-AT', 'en'], 'de-DE'],
    [['fr-CA'], 'fr-CA'],
    [['fr'], 'fr-FR'],
    [['pt-PT'], 'pt-BR'],
    [['es'], 'es-ES'],
    [['es-MX'], 'es-US'],
    [['es-GQ'], 'es-ES'],
    [['ar-EG', 'en'], 'ar-AE'],
    [['zh'], 'zh-CN'],
    [['zh-HK'], 'zh-TW'],
    [['sv-SE', 'nl'], 'nl-NL'],
    [['en-GB', 'de'], undefined],
    [['sv-SE', 'en'], undefined],
    [['sv-SE'], undefined],
    [[], undefined],
  ])('is for a browser with %j: %s', (wanted, code) => expect(offeredLanguage(wanted, '')).toBe(code));
  it('is none after a choice', () => expect(offeredLanguage(['de'], 'user-language=en-US')).toBeUndefined());
  it('has its words in every language of the product except English', () => {
    const others = languages.filter(({ code }) => !isBuiltIn(code.split('-')[0] ?? code));
    expect(Object.keys(offers).sort()).toEqual(others.map(({ code }) => code).sort());
  });
});
