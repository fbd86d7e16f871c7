import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { withApp } from './app';
import * as bench from '../bench';
import * as clicks from './clicks';
import * as lighthouse from './lighthouse';
import type { Row } from './row';
import { CliError, run } from '../../../mock-server/adapters/cli-error';
import { readOptions } from '../../../mock-server/command/read-options';
import { manifestFile } from '../../delivery/build';
import { kilobytes, sizes } from '../../delivery/page/budget';

const parts: Readonly<Record<string, () => Row[] | Promise<Row[]>>> = {
  sizes: () =>
    sizes('dist', manifestFile).map(({ what, gzip, limit }) => ({
      property: `${what}, gzip`,
      figure: kilobytes(gzip),
      limit: `<= ${kilobytes(limit)}`,
      ok: gzip <= limit,
    })),
  lighthouse: () => withApp(lighthouse.measure),
  clicks: () => withApp(clicks.measure),
  bench: bench.measure,
};

const figuresPage = 'docs/figures.md';

const about = {
  command: 'npm run quality --',
  help: `Usage: npm run quality [-- --only PARTS]
  --only PARTS  some of ${Object.keys(parts).join(',')}`,
};

/**
 * `npm run quality`: measures every promised figure, prints it and writes it to docs/figures.md. `--only PARTS` keeps
 * the other figures there. The exit code is 1 when a figure is over its limit.
 */
async function main(words: string[]): Promise<void> {
  const { only } = readOptions(about, words, { options: { only: { type: 'string' } } }).values;
  const wanted = only?.split(',') ?? Object.keys(parts);
  const unknown = wanted.find((part) => !Object.hasOwn(parts, part));
  if (unknown !== undefined)
    throw new CliError(`"${unknown}" is no part of the figures: there are ${Object.keys(parts).join(', ')}.`);
  if (wanted.some((part) => part !== 'bench'))
    execFileSync('npm', ['run', '--silent', 'build:untyped'], { stdio: 'inherit' });
  for (const part of wanted) {
    const rows = (await parts[part]?.()) ?? [];
    for (const { property, figure, limit, ok } of rows)
      console.log(`${ok ? 'ok  ' : 'OVER'} ${property}: ${figure} (${limit})`);
    if (rows.some(({ ok }) => !ok)) process.exitCode = 1;
    writeFileSync(figuresPage, withRows(readFileSync(figuresPage, 'utf8'), `npm run quality -- --only ${part}`, rows));
  }
}

/** Replaces the lines of the table that this command has printed. */
function withRows(page: string, command: string, rows: readonly Row[]): string {
  const isOld = (line: string): boolean => line.endsWith(`| \`${command}\` |`);
  const lines = page.split('\n');
  const at = lines.findIndex(isOld);
  if (at < 0) throw new CliError(`${figuresPage} has no line of "${command}", so its figures have no place there.`);
  const printed = rows.map(
    ({ property, figure, limit, ok }) =>
      `| ${property} | ${ok ? figure : `**${figure}**`} | ${limit} | \`${command}\` |`,
  );
  return [...lines.slice(0, at), ...printed, ...lines.slice(at).filter((line) => !isOld(line))].join('\n');
}

run(main);
