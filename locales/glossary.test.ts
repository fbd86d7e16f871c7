import { describe, expect, it } from 'vitest';
import { languages } from '../mock-server/handlers/platform/regions';
import {
  breaks,
  brokenRules,
  forbidden,
  forbiddenWords,
  glossaryOf,
  otherWords,
  spoken,
  terms,
} from '../tests/support/texts/glossary';
import { baseOf, mergedPack, readPack } from '../tests/support/texts/packs';

const english = readPack('en');

describe.each(languages)('the texts of %s', (language) => {
  const pack = mergedPack(language);
  it('contain no word that the glossary forbids', () => expect(forbiddenWords(language, pack)).toEqual([]));
  it('keep the register and the marks of the language', () => expect(brokenRules(language, pack)).toEqual([]));
  it('use the word of the glossary for each English term', () =>
    expect(otherWords(language, pack, english)).toEqual([]));
});

// A check that cannot fail is a defect. So each rule and each forbidden word must find a text that breaks it.
describe.each(languages)('the glossary of %s', (language) => {
  const { rules, terms: words, register, except = {} } = glossaryOf(language);
  it('has a register, and a word for every term', () => {
    const without = Object.entries(terms).filter(([term]) => words[term] === undefined);
    expect(without.map(([term, { english, meaning }]) => `${term}: "${english}". ${meaning}`)).toEqual([]);
    expect(register, 'the word by which the product addresses users').not.toBe('');
    expect(Object.keys(words).filter((term) => terms[term] === undefined)).toEqual([]);
  });
  it.each(rules)('finds a text that breaks "$name", and lets a good one pass', (rule) => {
    const key = rule.keys === undefined ? 'sign-in:hint' : 'shell:title.x';
    expect(breaks(rule, key, rule.bad)).toBe(true);
    expect(breaks(rule, key, rule.good)).toBe(false);
    expect(brokenRules(language, new Map([[key, rule.bad]])).length).toBeGreaterThan(0);
  });
  it('finds each forbidden word in a text, and never forbids the word to use', () => {
    for (const { use, never } of Object.values(words)) {
      for (const word of never) {
        expect(forbiddenWords(language, new Map([['sign-in:hint', `X: ${spoken(word)}`]])).join(), word).toContain(
          spoken(word),
        );
        expect(forbidden(word).test(use), `${word} forbids ${use}`).toBe(false);
      }
    }
  });
  it('finds a text that uses another word for a term', () => {
    if (baseOf(language) === 'en') return;
    const other = otherWords(language, new Map([['sign-in:username', 'Xyz']]), english);
    expect(other).toHaveLength(1);
  });
  it('excepts only texts that exist and would break a rule', () => {
    const excepted = new Map([...mergedPack(language)].filter(([key]) => key in except));
    expect(Object.keys(except).filter((key) => !excepted.has(key))).toEqual([]);
  });
});
