import { readFileSync } from 'node:fs';
import { dir } from 'i18next';
import { afterAll, describe, expect, it } from 'vitest';
import { textsOnDisk } from '../mock-server/adapters/texts-on-disk';
import { languages } from '../mock-server/handlers/platform/regions';
import { newCaller } from '../mock-server/testing/client';
import { World } from '../mock-server/world/world';
import {
  baseOf,
  englishOf,
  isOfOneNumber,
  keysOf,
  localeFolders,
  mayEqualEnglish,
  mergedPack,
  missingKeys,
  placeholders,
  pluralBase,
  readPack,
  type Pack,
} from '../tests/support/texts/packs';

const english = readPack('en');
const folders = localeFolders().filter((folder) => folder !== 'en');
const bases = folders.filter((folder) => baseOf(folder) === folder);
const overlays = folders.filter((folder) => baseOf(folder) !== folder);

/** Lists each text that breaks the rule on one line, so that a translator can read it at a glance. */
function breaking(pack: Pack, rule: (text: string, key: string) => boolean): string[] {
  return [...pack].filter(([key, text]) => rule(text, key)).map(([key, text]) => `${key}: ${text}`);
}

/**
 * Says what is wrong with a text, as "it lacks {{name}}"; undefined for a good one.
 * @param needsCount false for a text that may say its number in words
 */
function problemOf(text: string, english: string, needsCount = true): string | undefined {
  const [own, wanted] = [placeholders(text), placeholders(english)];
  const missing = wanted.find((name) => !own.includes(name) && (needsCount || name !== 'count'));
  const unknown = own.find((name) => !wanted.includes(name));
  if (missing !== undefined) return `it lacks {{${missing}}}`;
  if (unknown !== undefined) return `the English has no {{${unknown}}}`;
  if (new Set(own).size !== own.length) return 'it has a placeholder twice';
  if (text.trim() !== text || text === '') return 'it is empty or has a space at its end';
  if (/<[a-z!/]|&(?:#\d+|\w+);/i.test(text)) return 'it has HTML';
  return undefined;
}

it.each([
  ['Hello', 'it lacks {{name}}'],
  ['{{name}} {{nom}}', 'the English has no {{nom}}'],
  ['{{name}} {{name}}', 'it has a placeholder twice'],
  [' {{name}}', 'it is empty or has a space at its end'],
  ['<b>{{name}}</b>', 'it has HTML'],
  ['{{name}}', undefined],
])('a check of a text finds in "%s": %s', (text, problem) => expect(problemOf(text, 'Not {{name}}?')).toBe(problem));

it('exist for every language of the table, and for no other', () => {
  expect(languages.filter((language) => !localeFolders().includes(baseOf(language)))).toEqual([]);
  expect(
    folders.filter((folder) => !languages.some((language) => language === folder || baseOf(language) === folder)),
  ).toEqual([]);
});

it('ask for JavaScript in index.html too, in every language and in its direction', () => {
  const asked = [...readFileSync('index.html', 'utf8').matchAll(/<p lang="(.*?)"(?: dir="(.*?)")?>/g)];
  const folders = asked.map(([, code = '']) => (localeFolders().includes(code) ? code : baseOf(code)));
  // zh-TW is in another script than its base.
  expect(folders.toSorted()).toEqual(['en', 'zh-TW', ...bases].toSorted());
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

it.each(folders)(
  'the texts of %s have no key that English lacks, with the plural forms of the language',
  (language) => {
    const known = new Set(keysOf(language, english));
    expect([...readPack(language).keys()].filter((key) => !known.has(key))).toEqual([]);
  },
);

// A text without a translation shows in English, so it is listed and fails no run.
afterAll(() => {
  const lacking = new Map<string, string[]>();
  for (const language of folders)
    for (const key of missingKeys(language, english)) lacking.set(key, [...(lacking.get(key) ?? []), language]);
  for (const [key, languages] of lacking)
    console.log(`${languages.join(', ')}: ${key} is missing, "${englishOf(key, english)}"`);
});

/** Who says a button's visible word to the device must name that button (WCAG 2.5.3). */
const spoken = [
  ['edit', 'editMethod'],
  ['delete', 'deleteMethod'],
  ['revoke', 'revokeDevice'],
  ['rename', 'renameOf'],
  ['delete', 'deleteOf'],
  ['end', 'endOf'],
  ['verify', 'verifyMethod'],
  ['add', 'addOf'],
  ['replace', 'replaceOf'],
  ['remove', 'removeOf'],
  ['notMe', 'notMeOf'],
] as const;

it.each(['en', ...folders])('the spoken name of a button has its visible word in %s', (language) => {
  const pack = language === 'en' ? english : mergedPack(language);
  const pairs = [...pack].flatMap(([key, name]) =>
    spoken
      .filter(([, long]) => key.endsWith(`.${long}`))
      .map(([short, long]) => [pack.get(key.slice(0, -long.length) + short), name] as const),
  );
  const known = pairs.filter(([word]) => word !== undefined);
  expect(known.length).toBeGreaterThanOrEqual(10);
  expect(known.filter(([word = '', name]) => !name.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
});

describe.each(['hu', 'pl', 'sk'])('the texts of %s', (language) => {
  it('write e\u2011mail with the hyphen that breaks no line', () =>
    expect(breaking(readPack(language), (text) => /e-mail/i.test(text))).toEqual([]));
});

describe.each(bases)('the texts of %s', (language) => {
  const pack = readPack(language);
  it('contain no leftover English', () => {
    expect(breaking(pack, (text, key) => text === englishOf(key, english) && !mayEqualEnglish(language, text))).toEqual(
      [],
    );
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
  it('are plain words with the placeholders of English, without HTML', () => {
    const problems = [...pack].flatMap(([key, text]) => {
      const problem = problemOf(text, englishOf(key, english) ?? '', !isOfOneNumber(language, key));
      return problem === undefined ? [] : `${key}: ${text} [${problem}]`;
    });
    expect(problems).toEqual([]);
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
