import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namesATest } from './named-tests';
import { sentencesOf } from '../support/product-sentences';

/**
 * docs/product/pinned names the tests of each sentence of docs/product. A new sentence without a test fails here, and
 * so does a test that was renamed or removed.
 */
const FOLDER = 'docs/product/pinned';

const pages = readdirSync('docs/product').filter((name) => /^\d/.test(name) && name.endsWith('.md'));

/** A sentence below its heading, and the tests that hold it, as they are written. */
interface Pinned {
  sentence: string;
  pins: string[];
}

/** The target of a link differs by the folder of its page; its words do not. */
const withoutTargets = (text: string) => text.replace(/\]\([^)]*\)/g, ']');

function readPinned(): Pinned[] {
  const rows: Pinned[] = [];
  for (const name of readdirSync(FOLDER).sort()) {
    let heading = '';
    for (const line of readFileSync(`${FOLDER}/${name}`, 'utf8').split('\n')) {
      if (line.startsWith('## ')) heading = line.slice(3);
      if (line.startsWith('- ') && heading !== '')
        rows.push({ sentence: withoutTargets(`${heading}: ${line.slice(2)}`), pins: [] });
      if (line.startsWith('  - ')) rows.at(-1)?.pins.push(line.slice(4));
    }
  }
  return rows;
}

const pinned = readPinned();

test('each of the nine pages has its tables', () => expect(pages.length).toBe(9));

test.each(pages)('every sentence of %s has its place in docs/product/pinned', (page) => {
  const expected = sentencesOf(`docs/product/${page}`).map(({ heading, text }) =>
    withoutTargets(`${heading}: ${text}`),
  );
  const number = `${page.slice(0, 1)}.`;
  expect(expected.length).toBeGreaterThan(20);
  expect(pinned.map(({ sentence }) => sentence).filter((sentence) => sentence.startsWith(number))).toEqual(expected);
});

test('every sentence has a test, unless the product leaves it open', () => {
  const open = pinned.filter(({ pins }) => pins.join() === 'not fixed: nothing to hold');
  expect(pinned.filter(({ pins }) => pins.length === 0)).toEqual([]);
  expect(open.map(({ sentence }) => sentence).filter((sentence) => !/not fixed|not given/.test(sentence))).toEqual([]);
});

test('every test of docs/product/pinned exists, by file and title', () => {
  const missing = pinned.flatMap(({ pins }) => pins).filter((pin) => !pin.startsWith('not fixed') && !namesATest(pin));
  expect(missing).toEqual([]);
});
