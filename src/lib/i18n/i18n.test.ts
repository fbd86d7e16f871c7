import { describe, expect, it } from 'vitest';
import { defineTexts, directionOf, i18n, isLanguageCode, languageChain, translate } from './i18n';
import { readPackage } from './read-package';

describe('texts', () => {
  it('come from the variant, then the base, then built-in English', () => {
    expect(languageChain('fr-CA')).toEqual(['fr-CA', 'fr']);
    expect(languageChain('de')).toEqual(['de']);
    expect(languageChain('en-CA')).toEqual(['en-CA']);
    expect(languageChain('en-US')).toEqual([]);
  });
  it('have named placeholders and plurals, and are not escaped twice', () => {
    const texts = defineTexts('test', {
      greet: 'Hello {{name}}',
      wait_one: '{{count}} minute',
      wait_other: '{{count}} minutes',
    });
    expect(translate(texts, 'greet', { name: '<b>&' })).toBe('Hello <b>&');
    expect([translate(texts, 'wait', { count: 1 }), translate(texts, 'wait', { count: 2 })]).toEqual([
      '1 minute',
      '2 minutes',
    ]);
  });
  it('isolate values where the direction of the text and of the value can differ', async () => {
    const texts = defineTexts('isolates', { sent: 'Sent to {{to}}' });
    expect(translate(texts, 'sent', { to: 'Ann' })).toBe('Sent to Ann');
    expect(translate(texts, 'sent', { to: 'دانا' })).toBe('Sent to \u2068دانا\u2069');
    await i18n.changeLanguage('ar-XB');
    expect(translate(texts, 'sent', { to: 'Android 16' })).toBe('Sent to Android 16');
    expect(translate(texts, 'sent', { to: '+1 212 555 0142' })).toBe('Sent to \u2068+1 212 555 0142\u2069');
    await i18n.changeLanguage('en');
    expect(['ar-EG', 'he-IL', 'de-DE', 'en'].map(directionOf)).toEqual(['rtl', 'rtl', 'ltr', 'ltr']);
  });
  it('of a package replace the English ones and leave the rest', async () => {
    const texts = defineTexts('overlay', { a: 'English a', b: 'English b' });
    i18n.addResourceBundle(
      'de',
      'overlay',
      readPackage({ resources: { overlay: { a: 'Deutsch a' } } }).overlay,
      true,
      true,
    );
    await i18n.changeLanguage('de');
    expect([translate(texts, 'a'), translate(texts, 'b')]).toEqual(['Deutsch a', 'English b']);
    await i18n.changeLanguage('en');
  });
  it('of a package cannot change prototypes, and contain nothing but texts', () => {
    const hostile: unknown = JSON.parse(
      '{"resources":{"__proto__":{"x":"y"},"login":{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"title":"ok","n":1,"list":["a"],"deep":{"a":{"b":{"c":{"d":{"e":{"f":{"g":"too deep"}}}}}}}}}}',
    );
    const read = readPackage(hostile);
    expect(Object.keys(read)).toEqual(['login']);
    expect(Object.keys(read.login ?? {})).toEqual(['title', 'deep']);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(JSON.stringify(read)).not.toContain('too deep');
    expect(readPackage({ login: { a: 'Anmelden' }, version: 1 })).toEqual({ login: { a: 'Anmelden' } });
    // A region without differences.
    expect(readPackage({ language: 'en-CA', resources: {} })).toEqual({});
    for (const none of [null, [], 'html', {}, { resources: [] }]) expect(() => readPackage(none)).toThrow(TypeError);
  });
  it('of a package are dropped when they are HTML, so that the next language replaces them', () => {
    const read = readPackage({
      resources: {
        login: { a: '<img src=x onerror=alert(1)>', b: '</b>', c: '<!-- -->', d: 'fewer than 3 < 4', e: 'a <-> b' },
      },
    });
    expect(read).toEqual({ login: { d: 'fewer than 3 < 4', e: 'a <-> b' } });
  });
  it('accept no language code that could leave its folder', () => {
    expect(['en', 'fr-CA', 'zh-TW'].every(isLanguageCode)).toBe(true);
    expect(['../en', 'en/..', 'EN', 'en_US', '', 'en-US/x', '__proto__'].some(isLanguageCode)).toBe(false);
  });
});
