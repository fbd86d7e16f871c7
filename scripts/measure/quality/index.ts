import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { main as build } from '../../build';
import * as accessibility from './accessibility';
import { measureAgainst, withBuildOf } from './against';
import { type MeasuredApp, withApp } from './app';
import * as bench from '../bench';
import * as spread from '../bench/spread';
import * as clicks from './clicks';
import { contractRows, reportRows, scenarioRows, workflowRows } from './collected';
import * as dashboard from './dashboard';
import * as enumeration from './enumeration';
import * as lighthouse from './lighthouse';
import type { Row } from './row';
import * as sizes from './sizes';
import * as slowDevice from './slow-device';
import * as slowLine from './slow-line';
import { figuresPage, markdown, writeFigures } from './table';
import * as typing from './typing';
import { CliError } from '../../cli/cli-error';
import { readOptions as readWords } from '../../cli/read-options';

/** A user waits these times, on the production bundle with the mock server behind it. */
const times: Readonly<Record<string, (app: MeasuredApp) => Promise<Row[]>>> = {
  'slow-device': slowDevice.measure,
  'slow-line': slowLine.measure,
  clicks: clicks.measure,
  typing: typing.measure,
};

/** The table has the parts in this order. */
const parts: Readonly<Record<string, () => Row[] | Promise<Row[]>>> = {
  sizes: sizes.measure,
  lighthouse: () => withApp(lighthouse.measure),
  ...Object.fromEntries(Object.entries(times).map(([part, measure]) => [part, () => withApp(measure)])),
  dashboard: () => withApp(dashboard.measure),
  accessibility: accessibility.measure,
  contract: contractRows,
  workflows: workflowRows,
  scenarios: scenarioRows,
  reports: reportRows,
  bench: bench.measure,
  enumeration: enumeration.measure,
  spread: spread.measure,
};

/** These parts measure the mock server, and run only when they are named or with --bench. */
const ofMockServer = ['bench', 'enumeration', 'spread'];

/** These parts need a new production bundle. */
const inBundle = ['sizes', 'lighthouse', ...Object.keys(times), 'dashboard', 'accessibility'];

const folder = 'reports/quality';
const rowsSchema = z.array(
  z.object({ property: z.string(), figure: z.string(), limit: z.string(), ok: z.boolean(), command: z.string() }),
);

const about = {
  command: 'npm run quality --',
  help: `Usage: npm run quality [-- options]
  --only PARTS      some of ${Object.keys(parts).join(',')}
  --against COMMIT  compares the times of a user with that commit
  --bench           measures the mock server too
  --write           writes the table to ${figuresPage}`,
};

/**
 * `npm run quality`: measures every promised figure and writes one table, reports/quality.md. `--write` writes it to
 * docs/figures.md too. `--only PART` (or several, with commas) measures those parts again and keeps the other figures.
 * `--against COMMIT` also builds that commit and compares the times of a user, in turn. Alone, it measures only those.
 * `--bench` measures the mock server as well. The exit code is 1 when a figure is over its limit.
 */
export async function main(words: string[]): Promise<void> {
  const { wanted, against, isWritten } = readOptions(words);
  mkdirSync(folder, { recursive: true });
  if (wanted.some((part) => inBundle.includes(part))) await build(['--no-types']);
  if (against === undefined) await measureAll(wanted, (part) => parts[part]?.());
  else
    await withBuildOf(against, (folder) =>
      measureAll(wanted, (part) => {
        const measure = times[part];
        return measure ? measureAgainst({ commit: against, folder }, measure) : parts[part]?.();
      }),
    );
  const rows = Object.keys(parts).flatMap((part) =>
    existsSync(`${folder}/${part}.json`)
      ? rowsSchema.parse(JSON.parse(readFileSync(`${folder}/${part}.json`, 'utf8')))
      : [],
  );
  const table = markdown(rows);
  writeFileSync('reports/quality.md', `# Figures\n\n${table}\n`);
  if (isWritten) writeFigures(table);
  const over = rows.filter(({ ok }) => !ok);
  console.log(
    `\n${rows.length - over.length} of ${rows.length} figures keep their limit: ` +
      `reports/quality.md${isWritten ? ` and ${figuresPage}` : ''}.`,
  );
  for (const { property, figure, limit } of over) console.log(`OVER ${property}: ${figure} (${limit})`);
  process.exitCode = over.length > 0 ? 1 : 0;
}

async function measureAll(
  wanted: readonly string[],
  measure: (part: string) => Row[] | Promise<Row[]> | undefined,
): Promise<void> {
  for (const part of wanted) {
    console.log(`\n${part} ...`);
    const rows = (await measure(part)) ?? [];
    for (const { property, figure, limit, ok } of rows)
      console.log(`${ok ? 'ok  ' : 'OVER'} ${property}: ${figure}${limit && ` (${limit})`}`);
    writeFileSync(`${folder}/${part}.json`, JSON.stringify(rows, null, 2));
  }
}

function readOptions(words: string[]): { wanted: string[]; against: string | undefined; isWritten: boolean } {
  const { values } = readWords(about, words, {
    options: {
      only: { type: 'string' },
      against: { type: 'string' },
      bench: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const wanted =
    values.only === undefined
      ? Object.keys(values.against === undefined ? parts : times).filter((part) => !ofMockServer.includes(part))
      : values.only.split(',').filter((part) => part !== '');
  if (values.bench) wanted.push(...ofMockServer.filter((part) => !wanted.includes(part)));
  const unknown = wanted.find((part) => !Object.hasOwn(parts, part));
  if (unknown !== undefined)
    throw new CliError(`"${unknown}" is no part of the figures: there are ${Object.keys(parts).join(', ')}.`);
  return { wanted, against: values.against, isWritten: values.write };
}
