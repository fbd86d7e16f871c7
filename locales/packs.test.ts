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
  englishOf,
  isOfOneNumber,
  keysOf,
  localeFolders,
  mayEqualEnglish,
  mergedPack,
  placeholders,
  pluralBase,
  readPack,
  type Pack,
  untranslatedKeys,
} from '../tests/support/texts/packs';
import { isFor, limitOf, notesOf, problemOf, readNotes } from '../tests/support/texts/notes';
import {
  isOverdue,
  MOST_DAYS,
  pendingKey,
  pendingRow,
  pendingTexts,
  readPending,
} from '../tests/support/texts/pending';
import { hashesOf, readHashes, staleRow, staleTexts } from '../tests/support/texts/stale';

const english = readPack('en');
const notes = readNotes();
const folders = localeFolders().filter((folder) => folder !== 'en');
const bases = folders.filter((folder) => baseOf(folder) === folder);
const overlays = folders.filter((folder) => baseOf(folder) !== folder);

/** Lists each text that breaks the rule on one line, so that a translator can read it at a glance. */
function breaking(pack: Pack, rule: (text: string, key: string) => boolean): string[] {
  return [...pack].filter(([key, text]) => rule(text, key)).map(([key, text]) => `${key}: ${text}`);
}

/** "de/login.json problem.locked: Your account is locked." */
function todo(folder: string, key: string): string {
  const [namespace = '', name = ''] = key.split(':');
  return `${folder}/${namespace}.json ${name}: ${englishOf(key, english)}`;
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

describe('a translation whose English changed since it was made', () => {
  it('is in locales/stale.json: "npm run new -- texts" compares the English with locales/english-hashes.json', () => {
    expect(readHashes()).toEqual(hashesOf('en'));
  });
  it(`is looked at within ${MOST_DAYS} days`, () => {
    const overdue = staleTexts().filter((text) => isOverdue(text));
    expect(overdue.map(staleRow)).toEqual([]);
  });
});

describe('the notes for translators', () => {
  it('say what each placeholder of English looks like, and where the texts of each file show', () => {
    const names = [...english].flatMap(([, text]) => placeholders(text));
    expect(Object.keys(notes.placeholders)).toEqual([...new Set(names)].toSorted());
    const namespaces = [...english.keys()].map((key) => key.replace(/:.*/, ':*'));
    expect(namespaces.filter((pattern) => notes.texts[pattern] === undefined)).toEqual([]);
  });
  it('are for texts that exist', () => {
    const keys = [...english.keys()];
    expect(Object.keys(notes.texts).filter((pattern) => !keys.some((key) => isFor(pattern, key)))).toEqual([]);
  });
  it('add up, and the nearest limit counts', () => {
    const some = {
      placeholders: { name: 'a person' },
      texts: {
        'a:*': { note: 'a page', most: 3 },
        'a:b.c': { note: 'a button', most: 5 },
        'a:b.*': { most: 4 },
        'a:d': { note: '{{name}} is a dog' },
      },
    };
    expect(notesOf('a:b.c', 'Hi {{name}}', some)).toEqual(['a page', 'a button', '{{name}}: a person']);
    expect(notesOf('a:d', 'Hi {{name}}', some)).toEqual(['a page', '{{name}} is a dog']);
    expect(['a:x', 'a:b.x', 'a:b.c', 'b:x'].map((key) => limitOf(key, some))).toEqual([3, 4, 5, undefined]);
  });
  it.each([
    ['Hello', 'it lacks {{name}}'],
    ['{{name}} {{nom}}', 'the English has no {{nom}}'],
    ['{{name}} {{name}}', 'it has a placeholder twice'],
    [' {{name}}', 'it is empty or has a space at its end'],
    ['<b>{{name}}</b>', 'it has HTML'],
    ['{{name}} abcd', 'it has 5 characters, and 4 are the most'],
    ['{{name}} abc', undefined],
  ])('find in "%s": %s', (text, problem) => expect(problemOf(text, 'Not {{name}}?', 4)).toBe(problem));
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
    const wanted = new Set(keysOf(language, english));
    const untranslated = new Set(untranslatedKeys(language));
    expect({
      missing: [...wanted].filter((key) => !pack.has(key) && !untranslated.has(key)).map((key) => todo(language, key)),
      unknown: [...pack.keys(), ...untranslated].filter((key) => !wanted.has(key)),
    }).toEqual({ missing: [], unknown: [] });
  });
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
  it('are plain words with the placeholders of English, and not longer than locales/notes.json allows', () => {
    const problems = [...pack].flatMap(([key, text]) => {
      const problem = problemOf(
        text,
        englishOf(key, english) ?? '',
        limitOf(key, notes),
        !isOfOneNumber(language, key),
      );
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
