import { readFileSync, writeFileSync } from 'node:fs';
import { CliError } from '../../../mock-server/command/cli-error';
import type { Row } from './row';

const open = '<!-- figures: written by npm run quality -->';
const close = '<!-- end of figures -->';

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
 * Replaces what stands between the two marks of the text.
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
 * Adds the lines of the page that this run did not measure, each at its place. A line belongs to the command that
 * prints it. A fresh clone has measured nothing yet, so it replaces only the lines of its own run.
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

/** A line of figures, not of the head. `markdown` or the formatter has written the table. */
function isLine(line: string): boolean {
  return commandOf(line) !== '';
}

function commandOf(line: string): string {
  return /`([^`]+)`\s*\|$/.exec(line)?.[1] ?? '';
}

export const figuresPage = 'docs/figures.md';

/**
 * Keeps the other lines of {@link figuresPage}.
 * @throws CliError when the page has no marks for the table
 */
export function writeFigures(table: string): void {
  const page = readFileSync(figuresPage, 'utf8');
  writeFileSync(figuresPage, withTable(page, withOtherLines(page, table)));
}
