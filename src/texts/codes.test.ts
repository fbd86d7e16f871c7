import { expect, it } from 'vitest';
import { isLanguageCode, productLanguage } from './codes';
import { storedLanguage } from './language';

it('accepts no language code that could leave its folder', () => {
  expect(['en', 'fr-CA', 'zh-TW'].every(isLanguageCode)).toBe(true);
  expect(['../en', 'en/..', 'EN', 'en_US', '', 'en-US/x', '__proto__'].some(isLanguageCode)).toBe(false);
});

it.each([
  ['zh-Hant-TW', 'zh-TW'],
  ['zh-Hant-HK', 'zh-TW'],
  ['zh-Hans-HK', 'zh-CN'],
  ['es-AR', 'es-US'],
  ['es-419', 'es-US'],
  ['fr-BE', 'fr-FR'],
  ['en-GB', 'en-US'],
  ['de', 'de-DE'],
  ['sv-SE', undefined],
  ['de_DE', undefined],
  ['', undefined],
])('the language of the product for %j is %s', (tag, code) => expect(productLanguage(tag)).toBe(code));

it('reads each language tag that the contract lets a service store', () => {
  expect(storedLanguage('user-language=zh-Hant-TW')).toBe('zh-TW');
  expect(storedLanguage('user-language=de')).toBe('de');
  expect(storedLanguage('user-language=es-MX')).toBe('es-US');
  expect(storedLanguage('user-language=en-XA')).toBe('en-XA');
  expect(storedLanguage('user-language=sr-Latn-RS')).toBe('en-US');
});
