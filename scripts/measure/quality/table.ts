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

/**
 * The table with the lines of the page that were not measured here, each at its place. A line belongs to the command
 * that prints it. A fresh clone has measured nothing yet, and keeps all lines but those of its own run.
 */
export function withOtherLines(page: string, table: string): string {
  const [head = '', rule = '', ...measured] = table.split('\n');
  const others = page.slice(page.indexOf(open), page.indexOf(close)).split('\n').filter(isLine);
  const commands = new Set([...others, ...measured].map(commandOf));
  const lines = [...commands].flatMap((command) => {
    const own = (line: string): boolean => commandOf(line) === command;
    return measured.some(own) ? measured.filter(own) : others.filter(own);
  });
  return [head, rule, ...lines].join('\n');
}

/** A line of figures, and not of the head, of a table that `markdown` or the formatter has written. */
function isLine(line: string): boolean {
  return commandOf(line) !== '';
}

function commandOf(line: string): string {
  return /`([^`]+)`\s*\|$/.exec(line)?.[1] ?? '';
}

/** The documentation page with the figures. */
export const figuresPage = 'docs/figures.md';

/**
 * Writes the table to {@link figuresPage}, which keeps its other lines.
 * @throws CliError when the page has no marks for the table
 */
export function writeFigures(table: string): void {
  const page = readFileSync(figuresPage, 'utf8');
  writeFileSync(figuresPage, withTable(page, withOtherLines(page, table)));
}
