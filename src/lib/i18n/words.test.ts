import { afterEach, describe, expect, it } from 'vitest';
import { defineTexts, i18n, translate } from './i18n';
import { createWords, UnknownLanguage } from './words';

/** The text service of a test. Records what is asked, answers `SAID language`, and fails as a test says. */
function service() {
  const asked: string[] = [];
  const state = {
    asked,
    fails: (_language: string, _namespace: string): Error | undefined => undefined,
    wait: Promise.resolve(),
    answersAll: false,
  };
  const load = async (language: string, namespaces: readonly string[]) => {
    const own = namespaces.filter((one) => one.startsWith('words-'));
    asked.push(`${language}: ${own.join(' ')}`);
    await state.wait;
    for (const one of own) {
      const error = state.fails(language, one);
      if (error !== undefined) throw error;
    }
    const answered = state.answersAll ? [...own, 'words-later'] : own;
    return { resources: Object.fromEntries(answered.map((one) => [one, { said: `SAID ${language}` }])) };
  };
  return { state, words: createWords(load, async (language) => void (await i18n.changeLanguage(language))) };
}

const first = defineTexts('words-first', { said: 'English' });
const later = () => defineTexts('words-later', { said: 'English' });

afterEach(() => i18n.changeLanguage('en'));

// Each test has a language of its own, because the texts of one stay in memory.
describe('the words of a page', () => {
  it('are those of the loaded code, and the rest comes with its code, once', async () => {
    const { state, words } = service();
    expect(await words.change('da-DK')).toBe('da-DK');
    expect(state.asked).toEqual(['da-DK: words-first']);
    expect(translate(first, 'said')).toBe('SAID da-DK');
    const texts = later();
    await words.complete();
    await words.complete();
    await words.change('da-DK');
    expect(state.asked).toEqual(['da-DK: words-first', 'da-DK: words-later']);
    expect(translate(texts, 'said')).toBe('SAID da-DK');
  });

  it('need no second request from a service that answers everything at once', async () => {
    const { state, words } = service();
    state.answersAll = true;
    await words.change('sv-SE');
    defineTexts('words-later', { said: 'English' });
    await words.complete();
    expect(state.asked).toHaveLength(1);
  });

  it('that fail stay English or in the base language, leave the others, and are asked for again', async () => {
    const { state, words } = service();
    await words.change('nb-NO');
    const texts = defineTexts('words-lost', { said: 'English' });
    state.fails = (_language, namespace) => (namespace === 'words-lost' ? new Error('503') : undefined);
    await words.complete();
    expect([translate(first, 'said'), translate(texts, 'said')]).toEqual(['SAID nb-NO', 'English']);
    state.fails = (language) => (language === 'nb-NO' ? new Error('503') : undefined);
    await words.retry();
    expect([i18n.language, translate(texts, 'said')]).toEqual(['nb-NO', 'SAID nb']);
  });

  it('are English when variant and base fail, until a later try succeeds', async () => {
    const { state, words } = service();
    state.fails = () => new Error('503');
    expect(await words.change('fi-FI')).toBe('en');
    state.asked.length = 0;
    // New code in between asks for nothing, because the page is English.
    await words.complete();
    expect(state.asked).toEqual([]);
    state.fails = () => undefined;
    expect(await words.retry()).toBe('fi-FI');
    expect(translate(first, 'said')).toBe('SAID fi-FI');
  });

  it('of an unknown language are asked for once', async () => {
    const { state, words } = service();
    state.fails = (language) => (language === 'xx-YY' ? new UnknownLanguage() : undefined);
    expect(await words.change('xx-YY')).toBe('xx');
    defineTexts('words-new', { said: 'English' });
    await words.retry();
    const requests = () => state.asked.filter((one) => one.startsWith('xx-YY'));
    expect(requests()).toHaveLength(1);
    await words.change('xx-YY');
    expect(requests()).toHaveLength(2);
  });

  it('are those of the last choice, whatever arrives last', async () => {
    const { state, words } = service();
    let release = () => undefined as void;
    state.wait = new Promise<void>((resolve) => (release = resolve));
    const slow = words.change('et-EE');
    state.wait = Promise.resolve();
    await words.change('lv-LV');
    release();
    await slow;
    expect(i18n.language).toBe('lv-LV');
  });

  it('in English need no request', async () => {
    const { state, words } = service();
    expect([await words.change('en-US'), await words.change('../x')]).toEqual(['en-US', 'en-US']);
    await words.complete();
    expect(state.asked).toEqual([]);
  });
});
