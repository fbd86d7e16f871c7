import path from 'node:path';
import { sentencesIn } from '../../tests/support/product-sentences';
import type { Edits } from './edits';

/**
 * Plans a row at the end of the first table of a section.
 * @param file the page of docs/product
 * @param cells each in Markdown
 * @throws Error when there is no such table
 */
export async function addProductRow(
  edits: Edits,
  file: string,
  heading: string,
  cells: readonly string[],
): Promise<void> {
  const numbered = `${path.basename(file).charAt(0)}. ${heading}`;
  const hasTable = sentencesIn(await edits.read(file)).some((one) => one.heading === numbered && one.cells.length > 0);
  if (!hasTable) throw new Error(`${file} has no table below "${heading}".`);
  await edits.change(file, (source) => {
    const lines = source.split('\n');
    let at = lines.findIndex((line) => line.startsWith(`## ${heading}`));
    while (!lines[at]?.startsWith('| ')) at++;
    while (lines[at + 1]?.startsWith('|')) at++;
    return lines.toSpliced(at + 1, 0, `| ${cells.join(' | ')} |`).join('\n');
  });
}
