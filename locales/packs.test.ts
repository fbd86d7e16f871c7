import { readFileSync } from 'node:fs';
import { dir } from 'i18next';
import { describe, expect, it } from 'vitest';
import { textsOnDisk } from '../mock-server/adapters/texts-on-disk';
import { languages } from '../mock-server/seed/options';
import { newCaller } from '../mock-server/testing/client';
import { World } from '../mock-server/world/world';
import { completeFolders } from '../scripts/new/texts';
import {
  baseOf,
  localeFolders,
  mayEqualEnglish,
  mergedPack,
  placeholders,
  pluralBase,
  readPack,
  type Pack,
  untranslatedKeys,
} from '../tests/support/texts/packs';
import {
  isOverdue,
  MOST_DAYS,
  pendingKey,
  pendingRow,
  pendingTexts,
  readPending,
} from '../tests/support/texts/pending';

const english = readPack('en');
const folders = localeFolders().filter((folder) => folder !== 'en');
const bases = folders.filter((folder) => baseOf(folder) === folder);
const overlays = folders.filter((folder) => baseOf(folder) !== folder);

/**
 * Returns the keys that a package must contain: those of English, with each plural in every category of the language.
 */
function keysOf(language: string): string[] {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return [...english.keys()].flatMap((key) => {
    const plural = pluralBase(key);
    if (plural === undefined || !english.has(`${plural}_other`)) return [key];
    return key.endsWith('_other') ? categories.map((category) => `${plural}_${category}`) : [];
  });
}

/** Returns the English text to compare with. For a plural category that English lacks, this is "other". */
function englishOf(key: string): string | undefined {
  const plural = pluralBase(key);
  return english.get(key) ?? (plural === undefined ? undefined : english.get(`${plural}_other`));
}

/** Whether a plural form is for one number alone, as the dual of Arabic is. Such a form may say the number in words. */
function isOfOneNumber(language: string, key: string): boolean {
  const plural = pluralBase(key);
  if (plural === undefined) return false;
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: 200 }, (_, number) => number);
  return numbers.filter((number) => key === `${plural}_${rules.select(number)}`).length === 1;
}

/** Lists each text that breaks the rule on one line, so that a translator can read it at a glance. */
function breaking(pack: Pack, rule: (text: string, key: string) => boolean): string[] {
  return [...pack].filter(([key, text]) => rule(text, key)).map(([key, text]) => `${key}: ${text}`);
}

/** "de/login.json problem.locked: Your account is locked." */
function todo(folder: string, key: string): string {
  const [namespace = '', name = ''] = key.split(':');
  return `${folder}/${namespace}.json ${name}: ${englishOf(key)}`;
}

describe('a text that is null in its file, so that the app shows it in English,', () => {
  it(`is translated within ${MOST_DAYS} days after "npm run new -- texts" has listed it in locales/pending.json`, () => {
    const overdue = pendingTexts().filter((text) => isOverdue(text));
    expect(overdue.map(pendingRow)).toEqual([]);
  });

  it('waits for so long and no longer, and never unlisted', () => {
    const text = { folder: 'de', key: 'login:title', english: 'Log in', since: '2026-11-01' };
    expect(isOverdue(text, Date.parse('2026-11-15'))).toBe(false);
    expect(isOverdue(text, Date.parse('2026-11-16'))).toBe(true);
    expect(isOverdue({ ...text, since: undefined }, Date.parse('2026-11-01'))).toBe(true);
  });

  it('leaves locales/pending.json once every language has it: "npm run new -- texts" removes it', () => {
    const waiting = new Set(pendingTexts().flatMap(({ folder, key }) => [folder, pendingKey(key)]));
    expect(Object.keys(readPending()).filter((key) => !waiting.has(key))).toEqual([]);
  });
});

it('exist for every language of the table, and for no other', () => {
  expect(languages.filter((language) => !localeFolders().includes(baseOf(language)))).toEqual([]);
  expect(
    folders.filter((folder) => !languages.some((language) => language === folder || baseOf(language) === folder)),
  ).toEqual([]);
});

it('ask for JavaScript in index.html too, in every language and in its direction', () => {
  const asked = [...readFileSync('index.html', 'utf8').matchAll(/<p lang="(.*?)"(?: dir="(.*?)")?>/g)];
  const folders = asked.map(([, code = '']) => (localeFolders().includes(code) ? code : baseOf(code)));
  expect(folders.toSorted()).toEqual(completeFolders('.').toSorted());
  for (const [, code = '', direction = 'ltr'] of asked) expect(direction, code).toBe(dir(code));
});

describe('a text with plural forms', () => {
  const bases = [...new Set([...english.keys()].flatMap((key) => pluralBase(key) ?? []))];
  // A text with a different meaning for one and for several needs two keys: Chinese has one form for all numbers, and
  // Russian "one" includes 21.
  it.each(bases)('%s says the number in both English forms, and has the same placeholders in both', (base) => {
    const [one, other] = [`${base}_one`, `${base}_other`].map((key) => placeholders(english.get(key) ?? ''));
    expect(one).toContain('count');
    expect(other).toEqual(one);
  });
  it.each(folders)('says the number in every form of %s that is for more than one number', (language) => {
    expect(
      breaking(
        readPack(language),
        (text, key) =>
          pluralBase(key) !== undefined && !isOfOneNumber(language, key) && !placeholders(text).includes('count'),
      ),
    ).toEqual([]);
  });
  it('may say a number in words where the form is for that number alone', () => {
    const of = (language: string) =>
      ['zero', 'one', 'two', 'few', 'many', 'other'].filter((form) => isOfOneNumber(language, `ui:left_${form}`));
    expect(of('ar')).toEqual(['zero', 'one', 'two']);
    expect(of('ru')).toEqual([]);
    expect(of('ja')).toEqual([]);
  });
});

describe.each(bases)('the texts of %s', (language) => {
  const pack = readPack(language);
  it('have every key of English, in the plural categories of the language, and no other', () => {
    const wanted = new Set(keysOf(language));
    const untranslated = new Set(untranslatedKeys(language));
    expect({
      missing: [...wanted].filter((key) => !pack.has(key) && !untranslated.has(key)).map((key) => todo(language, key)),
      unknown: [...pack.keys(), ...untranslated].filter((key) => !wanted.has(key)),
    }).toEqual({ missing: [], unknown: [] });
  });
  it('contain no leftover English', () => {
    expect(breaking(pack, (text, key) => text === englishOf(key) && !mayEqualEnglish(language, text))).toEqual([]);
  });
});

describe.each(overlays)('the overlay %s', (language) => {
  const base = readPack(baseOf(language));
  it('holds only what differs from its base', () => {
    const pack = readPack(language);
    expect(breaking(pack, (text, key) => !base.has(key) || base.get(key) === text)).toEqual([]);
  });
});

describe.each(['en', ...folders])('the texts of %s', (language) => {
  const pack = readPack(language);
  it('have the placeholders of English', () => {
    const names = (text: string, key: string) =>
      placeholders(text).filter((name) => name !== 'count' || !isOfOneNumber(language, key));
    const same = (text: string, key: string) => names(text, key).join() === names(englishOf(key) ?? '', key).join();
    expect(breaking(pack, (text, key) => !same(text, key))).toEqual([]);
  });
  it('are plain words: none is empty, has surrounding spaces or is HTML', () => {
    expect(
      breaking(pack, (text) => text.trim() !== text || text === '' || /<[a-z!/]|&(?:#\d+|\w+);/i.test(text)),
    ).toEqual([]);
  });
});

describe.each(folders.filter((folder) => baseOf(folder) !== 'en'))('the texts of %s', (language) => {
  const pack = readPack(language);
  it('have the quotes and apostrophes of print', () => {
    expect(breaking(pack, (text) => /["']/.test(text))).toEqual([]);
  });
  it('keep the "e-" of e-mail at its word in a heading: a line that ends with it is hard to read', () => {
    expect(breaking(pack, (text, key) => key.endsWith('.title') && /\be-mail/i.test(text))).toEqual([]);
  });
});

describe.each(languages)('the served package of %s', (language) => {
  it('holds the base with the overlay over it, and of a variant of English only the overlay', async () => {
    const { body } = await newCaller(new World('packs', {}, textsOnDisk)).send('getTextPackage', {
      headers: { 'user-language': language },
    });
    const served = JSON.stringify(body);
    const isVariantOfEnglish = baseOf(language) === 'en' && language !== 'en-US';
    const wanted = isVariantOfEnglish ? readPack(language) : mergedPack(language);
    // The page itself contains the texts of "page".
    const texts = [...wanted].filter(([key]) => !key.startsWith('page:'));
    for (const [, text] of texts) expect(served).toContain(JSON.stringify(text));
    expect(body).not.toHaveProperty('resources.page');
    if (isVariantOfEnglish) expect(served.length).toBeLessThan(2 * JSON.stringify(texts).length);
  });
});
