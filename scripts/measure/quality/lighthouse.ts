import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findOrInstallBrowser, launchArguments } from '../../cli/find-browser';
import { CliError } from '../../../mock-server/command/cli-error';
import type { MeasuredApp } from './app';
import { median, type Row } from './row';

/** npx runs this version, so developers need not install it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 3;
/**
 * On a busy machine Lighthouse can lose the start of its trace or its browser, or never end. Such a run has no figure,
 * so it is repeated.
 */
const TRIES = 4;
const REPEATED = /NO_NAVSTART|Target closed|TARGET_CRASHED|PROTOCOL_TIMEOUT/;
/** A usual run takes about 20 s. */
const LONGEST_RUN_MS = 120_000;
const run = promisify(execFile);
const folder = 'reports/quality/lighthouse';

const measured = z.object({ numericValue: z.number() });
const category = z.object({ score: z.number().nullable() });
const speedSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  audits: z.object({
    'largest-contentful-paint': measured,
    'total-blocking-time': measured,
    'mainthread-work-breakdown': measured,
    'cumulative-layout-shift': measured,
  }),
});
const reportSchema = speedSchema.extend({
  categories: z.object({ performance: category, accessibility: category, 'best-practices': category, seo: category }),
});
const failureSchema = z.object({ killed: z.boolean().default(false), stderr: z.string() });
/** Times are in ms. */
export type LighthouseReport = z.infer<typeof speedSchema>;

/**
 * Runs Lighthouse on /auth/login as on a phone (its default: slow 4G, a processor four times slower). Returns the
 * median of three runs.
 */
export async function measure({ origin }: MeasuredApp): Promise<Row[]> {
  mkdirSync(folder, { recursive: true });
  const reports: z.infer<typeof reportSchema>[] = [];
  for (let count = 1; count <= RUNS; count += 1) {
    const report = await runLighthouse(`${origin}/auth/login`, `${folder}/${count}.json`, [
      '--only-categories=performance,accessibility,best-practices,seo',
      // The pages ask search engines not to list them: see docs/decisions/security-headers.md.
      '--skip-audits=is-crawlable',
    ]);
    reports.push(reportSchema.parse(report));
  }
  const audit = (name: keyof z.infer<typeof reportSchema>['audits']) =>
    median(reports.map(({ audits }) => audits[name].numericValue));
  const score = (name: keyof z.infer<typeof reportSchema>['categories']) =>
    Math.round(Math.min(...reports.map(({ categories }) => categories[name].score ?? 0)) * 100);
  const row = (property: string, value: number, figure: string, limit: string, ok: boolean): Row => ({
    property: `Sign-in under Lighthouse mobile: ${property}`,
    figure,
    limit,
    ok: ok && Number.isFinite(value),
    command: 'npm run quality -- --only lighthouse',
  });
  const [lcp, tbt, cls] = [
    audit('largest-contentful-paint'),
    audit('total-blocking-time'),
    audit('cumulative-layout-shift'),
  ];
  const scores = [score('accessibility'), score('best-practices'), score('seo')];
  return [
    row('largest contentful paint', lcp, `${(lcp / 1000).toFixed(2)} s`, '', true),
    row('total blocking time', tbt, `${tbt.toFixed(0)} ms`, '', true),
    row('cumulative layout shift', cls, cls.toFixed(3), '0', cls === 0),
    row(
      'accessibility, best practices, SEO',
      Math.min(...scores),
      scores.join(', '),
      '100 each',
      scores.every((one) => one === 100),
    ),
  ];
}

/**
 * Runs Lighthouse once, as on a phone. This process must stay free, so that it can serve the page.
 * @param file of the whole report
 * @param more options of its command line
 * @throws CliError when it cannot measure
 */
export async function runLighthouse(url: string, file: string, more: readonly string[]): Promise<LighthouseReport> {
  const flags = ['--headless=new', ...launchArguments].join(' ');
  const options = [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`, ...more];
  let said = '';
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      await run('npx', ['--yes', LIGHTHOUSE, ...options], {
        env: { ...process.env, CHROME_PATH: findOrInstallBrowser() },
        timeout: LONGEST_RUN_MS,
      });
      return speedSchema.loose().parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch (error) {
      const { killed, stderr } = failureSchema.parse(error);
      said = killed ? `it took more than ${LONGEST_RUN_MS / 1000} s` : (stderr.trim().split('\n').at(-1) ?? '');
      if (!killed && !REPEATED.test(stderr)) break;
    }
  }
  throw new CliError(`Lighthouse could not measure (${LIGHTHOUSE} by npx): ${said}`);
}
