import { readFileSync } from 'node:fs';
import { anchorOf } from '../../scripts/lint/citations';

/** A sentence of a docs/product page: a list item, or the cells of a table row. */
export interface Sentence {
  /** The number of the page and the heading, such as "5. Password". */
  heading: string;
  anchor: string;
  text: string;
  /** The cells of a table row, with their Markdown. */
  cells: string[];
}

const isRuler = (line: string | undefined) => /^\| -/.test(line ?? '');

/**
 * Reads the sentences of a page. A list item may continue on the next lines. The first row of a table names its
 * columns. The text of a row is its first cell; for a call it is the method and the path.
 * @param file the path of the page from the root
 */
export function sentencesOf(file: string): Sentence[] {
  return sentencesIn(readFileSync(file, 'utf8'));
}

export function sentencesIn(source: string): Sentence[] {
  const lines = source.replace(/\n {2}(?=\S)/g, ' ').split('\n');
  let heading = '';
  let anchor = '';
  let number = '';
  return lines.flatMap((line, at): Sentence[] => {
    if (line.startsWith('# ')) {
      heading = line.slice(2);
      number = heading.split(' ')[0] ?? '';
    }
    const [, own] = /^##? (.+)$/.exec(line) ?? [];
    if (own !== undefined) anchor = anchorOf(own);
    if (line.startsWith('## ')) heading = `${number} ${line.slice(3)}`;
    if (line.startsWith('- ')) return [{ heading, anchor, text: line.slice(2), cells: [] }];
    if (!line.startsWith('| ') || isRuler(line) || isRuler(lines[at + 1])) return [];
    const cells = line
      .slice(1, -1)
      .split(' |')
      .map((cell) => cell.trim());
    const [first = '', second = ''] = cells;
    return [{ heading, anchor, text: /^(?:[A-Z, ]+|page)$/.test(first) ? `${first} ${second}` : first, cells }];
  });
}
