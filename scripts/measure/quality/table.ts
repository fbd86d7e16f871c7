import { readFileSync, writeFileSync } from 'node:fs';
import { CliError } from '../../cli/cli-error';
import type { Row } from './row';

const open = '<!-- figures: written by npm run quality -->';
const close = '<!-- end of figures -->';

/** Writes the table in Markdown, one line per figure. */
export function markdown(rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    line(['property', 'figure', 'limit', 'printed by']),
    '|---|---|---|---|',
    ...rows.map(({ property, figure, limit, ok, command }) =>
      line([property, ok ? figure : `**${figure}**`, limit, `\`${command}\``]),
    ),
  ].join('\n');
}

/**
 * Replaces the table between the two marks of a text.
 * @throws CliError when the marks are missing
 */
export function withTable(text: string, table: string): string {
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  if (from < 0 || to < from)
    throw new CliError(
      `docs/figures.md has no place for the figures: put "${open}" and "${close}" on lines of their own.`,
    );
  return `${text.slice(0, from + open.length)}\n\n${table}\n\n${text.slice(to)}`;
}

/** The documentation page with the figures. */
export const figuresPage = 'docs/figures.md';

/**
 * Writes the table to {@link figuresPage}.
 * @throws CliError when the page has no marks for the table
 */
export function writeFigures(table: string): void {
  writeFileSync(figuresPage, withTable(readFileSync(figuresPage, 'utf8'), table));
}
