import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { baseOf, localeFolders, placeholders, pluralBase, readPack } from '../tests/support/texts/packs';

/*
 * read.txt has a line for each English text: its fingerprint, and the languages whose translation is older than the
 * English text. A regional variant is looked at with its base too: "es-US security:title".
 */
const FILE = new URL('read.txt', import.meta.url);

interface Source {
  readonly text: string;
  /** The folders with a translation of it. */
  readonly folders: readonly string[];
}
interface Line {
  readonly fingerprint: string;
  readonly unread: readonly string[];
}

const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
const formsOf = (key: string): string => pluralBase(key) ?? key;

function sources(): Map<string, Source> {
  const folders = localeFolders().filter((folder) => folder !== 'en');
  const known = new Map(folders.map((folder) => [folder, new Set([...readPack(folder).keys()].map(formsOf))]));
  const found = new Map<string, Source>();
  for (const [key, text] of readPack('en'))
    found.set(key, { text, folders: folders.filter((folder) => known.get(folder)?.has(formsOf(key))) });
  // The other overlays are translations of English, in another script or of English itself.
  for (const folder of ['es-US', 'fr-CA'])
    for (const key of readPack(folder).keys())
      found.set(`${folder} ${key}`, { text: readPack(baseOf(folder)).get(key) ?? '', folders: [folder] });
  return found;
}

function parse(file: string): Map<string, Line> {
  const rows = file.split('\n').filter((row) => row !== '');
  return new Map(
    rows.map((row) => {
      const [, id = '', fingerprint = '', unread = ''] = /^(.*) ([0-9a-f]{8})(?: unread: (.*))?$/.exec(row) ?? [];
      return [id, { fingerprint, unread: unread.split(' ').filter(Boolean) }];
    }),
  );
}

function rowOf([id, { fingerprint, unread }]: readonly [string, Line]): string {
  return `${id} ${fingerprint}${unread.length === 0 ? '' : ` unread: ${unread.join(' ')}`}`;
}

/** Returns the lines that hold now. @param read the folders that were looked at */
function next(before: ReadonlyMap<string, Line>, now: ReadonlyMap<string, Source>, read: readonly string[]) {
  return new Map(
    [...now].map(([id, { text, folders }]): [string, Line] => {
      const fingerprint = fingerprintOf(text);
      const line = before.get(id);
      const isChanged = line !== undefined && line.fingerprint !== fingerprint;
      const unread = isChanged ? folders : folders.filter((folder) => line?.unread.includes(folder));
      return [id, { fingerprint, unread: unread.filter((folder) => !read.includes(folder)) }];
    }),
  );
}

const now = sources();
const before = parse(readFileSync(FILE, 'utf8'));
const { READ } = process.env;
const after = next(before, now, READ === 'all' ? localeFolders() : (READ?.split(',') ?? []));
if (READ !== undefined) writeFileSync(FILE, [...after].map(rowOf).join('\n') + '\n');

it('knows the English of each translation that was looked at', () => {
  const kept = parse(readFileSync(FILE, 'utf8'));
  const changed = [...now].filter(([id, { text }]) => kept.get(id)?.fingerprint !== fingerprintOf(text));
  const gone = [...kept.keys()].filter((id) => !now.has(id));
  const what = changed.map(([id, { text, folders }]) => `${id}: "${text}", to look at in ${folders.join(' ')}`);
  expect(
    [...what, ...gone],
    'Run READ=de,fr npx vitest run --project unit locales/read, with the languages that you have looked at, "all" or ' +
      '"none". It writes the fingerprints, and notes the others as unread until a later run names them.',
  ).toEqual([]);
});

// The app shows an older translation all the same, so the run lists it and does not fail.
afterAll(() => {
  const rows = [...after].filter(([, { unread }]) => unread.length > 0).map(rowOf);
  if (rows.length > 0) console.log(['Look at these translations:', ...rows].join('\n'));
});

it('marks the translations of a changed text until someone has looked at them', () => {
  const folders = ['de', 'fr'];
  const read = new Map([['a:b', { fingerprint: fingerprintOf('Old'), unread: [] }]]);
  const changed = next(read, new Map([['a:b', { text: 'New', folders }]]), ['fr']);
  expect(changed.get('a:b')).toEqual({ fingerprint: fingerprintOf('New'), unread: ['de'] });
  const same = new Map([['a:b', { text: 'New', folders }]]);
  expect(next(changed, same, []).get('a:b')?.unread).toEqual(['de']);
  expect(next(changed, same, ['de']).get('a:b')?.unread).toEqual([]);
  expect(parse([...changed].map(rowOf).join('\n'))).toEqual(changed);
});

it('says what each value of the texts looks like', () => {
  const values: unknown = JSON.parse(readFileSync(new URL('values.json', import.meta.url), 'utf8'));
  const used = new Set([...readPack('en').values()].flatMap(placeholders));
  expect(Object.keys(values ?? {}).sort()).toEqual([...used].sort());
});
