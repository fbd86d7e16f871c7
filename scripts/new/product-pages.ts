import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sentencesIn } from '../../tests/support/product-sentences';
import type { Edits } from './edits';

const PINNED = 'docs/product/pinned';

/**
 * Plans a row at the end of the first table of a section of docs/product, and the tests that hold it.
 * @param file the page of docs/product
 * @param cells the cells of the row, as they are written
 * @param tests the tests, each as "`file`: title"
 * @throws Error when there is no such table
 */
export async function addProductRow(
  edits: Edits,
  file: string,
  heading: string,
  cells: readonly string[],
  tests: readonly string[],
): Promise<void> {
  const row = `| ${cells.join(' | ')} |`;
  const numbered = `${path.basename(file).charAt(0)}. ${heading}`;
  const last = sentencesIn(await edits.read(file)).findLast((one) => one.heading === numbered && one.cells.length > 0);
  if (last === undefined) throw new Error(`${file} has no table below "${heading}".`);
  await edits.change(file, (source) => insert(source, [`## ${heading}`, '| '], row, '|'));
  const sentence = `- ${sentencesIn(row)[0]?.text}`;
  const pinned = [sentence, ...tests.map((test) => `  - ${test}`)].join('\n');
  const places = [`## ${numbered}`, `- ${last.text}`];
  await edits.change(await pinnedFile(edits, places), (source) => insert(source, places, pinned, '  - '));
}

/** Adds lines after a place, which the beginnings of lines find one after the other, and after what follows it. */
function insert(source: string, places: readonly string[], added: string, following: string): string {
  const lines = source.split('\n');
  let at = -1;
  for (const place of places) at = lines.findIndex((line, index) => index > at && line.startsWith(place));
  while (lines[at + 1]?.startsWith(following)) at++;
  return lines.toSpliced(at + 1, 0, added).join('\n');
}

/** The file of docs/product/pinned with these lines. */
async function pinnedFile(edits: Edits, lines: readonly string[]): Promise<string> {
  for (const name of readdirSync(path.join(edits.root, PINNED)).sort()) {
    const file = `${PINNED}/${name}`;
    const source = (await edits.read(file)).split('\n');
    if (lines.every((line) => source.includes(line))) return file;
  }
  throw new Error(`No file of ${PINNED} has ${lines.join(', ')}.`);
}
