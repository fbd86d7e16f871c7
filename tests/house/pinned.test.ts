import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * docs/product/pinned.md names the tests of each sentence of two pages: the rules of the fields, and the numbers. A new
 * sentence without a test fails here, and so does a test that was renamed or removed.
 */

const pages = [
  ['5.', 'docs/product/5-validation.md'],
  ['9.', 'docs/product/9-limits.md'],
] as const;

/** A sentence below its heading, and the tests that hold it, as they are written. */
interface Pinned {
  sentence: string;
  pins: string[];
}

/** The sentences of a page by heading: its list items, and the first cells of its tables. */
function sentencesOf(number: string, file: string): string[] {
  let heading = '';
  const sentences: string[] = [];
  for (const line of readFileSync(file, 'utf8')
    .replace(/\n {2}(?=\S)/g, ' ')
    .split('\n')) {
    if (line.startsWith('## ')) heading = `${number} ${line.slice(3)}`;
    const [, item] = /^\| (.+?) +\| .+ \|$/.exec(line) ?? [];
    if (item !== undefined && !/^(?:-+|item|rule)$/.test(item)) sentences.push(`${heading}: ${item}`);
    if (line.startsWith('- ')) sentences.push(`${heading}: ${line.slice(2)}`);
  }
  return sentences;
}

function readPinned(): Pinned[] {
  let heading = '';
  const rows: Pinned[] = [];
  for (const line of readFileSync('docs/product/pinned.md', 'utf8').split('\n')) {
    if (line.startsWith('## ')) heading = line.slice(3);
    if (line.startsWith('- ')) rows.push({ sentence: `${heading}: ${line.slice(2)}`, pins: [] });
    if (line.startsWith('  - ')) rows.at(-1)?.pins.push(line.slice(4));
  }
  return rows;
}

const pinned = readPinned();

test.each(pages)('every sentence of page %s has its place in docs/product/pinned.md', (number, file) => {
  const expected = sentencesOf(number, file);
  expect(expected.length).toBeGreaterThan(40);
  expect(pinned.map(({ sentence }) => sentence).filter((sentence) => sentence.startsWith(number))).toEqual(expected);
});

test('every sentence has a test, unless the product leaves it open', () => {
  const open = pinned.filter(({ pins }) => pins.join() === 'not fixed: nothing to hold');
  expect(pinned.filter(({ pins }) => pins.length === 0)).toEqual([]);
  expect(open.map(({ sentence }) => sentence).filter((sentence) => !/not fixed|not given/.test(sentence))).toEqual([]);
});

test('every test of docs/product/pinned.md exists, by file and title', () => {
  const sources = new Map<string, string>();
  const missing = pinned
    .flatMap(({ pins }) => pins)
    .filter((pin) => {
      if (pin.startsWith('not fixed')) return false;
      const [, file = '', title = ''] = /^`(.+?)`: (.+)$/.exec(pin) ?? [];
      if (!sources.has(file))
        sources.set(file, existsSync(file) ? readFileSync(file, 'utf8').replaceAll("\\'", "'") : '');
      return title === '' || !sources.get(file)?.includes(title);
    });
  expect(missing).toEqual([]);
});
