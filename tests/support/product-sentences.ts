import { readFileSync } from 'node:fs';

/** A sentence of a docs/product page: a list item, or the cells of a table row. */
export interface Sentence {
  /** The number of the page and the heading, such as "5. Password". */
  heading: string;
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
  const lines = readFileSync(file, 'utf8')
    .replace(/\n {2}(?=\S)/g, ' ')
    .split('\n');
  let heading = '';
  let number = '';
  return lines.flatMap((line, at): Sentence[] => {
    if (line.startsWith('# ')) {
      heading = line.slice(2);
      number = heading.split(' ')[0] ?? '';
    }
    if (line.startsWith('## ')) heading = `${number} ${line.slice(3)}`;
    if (line.startsWith('- ')) return [{ heading, text: line.slice(2), cells: [] }];
    if (!line.startsWith('| ') || isRuler(line) || isRuler(lines[at + 1])) return [];
    const between = line.slice(1, -1).split(' |');
    const cells = between.map((cell) => cell.trim());
    const [first = '', second = ''] = cells;
    return [{ heading, text: /^(?:[A-Z, ]+|page)$/.test(first) ? `${first} ${second}` : first, cells }];
  });
}
