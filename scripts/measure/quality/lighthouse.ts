import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { preview } from 'vite';
import { z } from 'zod';
import { findOrInstallBrowser, launchArguments } from '../../cli/find-browser';
import { CliError } from '../../../mock-server/adapters/cli-error';
import type { MeasuredApp } from './app';
import { median, type Row } from './row';
import { freePort } from '../../cli/free-port';

/** npx runs this version, so developers need not install it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 5;
/**
 * On a busy machine Lighthouse can lose the start of its trace or its browser, or never end. Such a run has no figure,
 * so it is repeated.
 */
const TRIES = 4;
/** A usual run takes about 20 s. */
const LONGEST_RUN_MS = 120_000;
const run = promisify(execFile);
const folder = 'reports/quality/lighthouse';

const category = z.object({ score: z.number().nullable() });
const reportSchema = z.object({
  audits: z.object({ 'largest-contentful-paint': z.object({ numericValue: z.number() }) }),
  categories: z.object({ accessibility: category, 'best-practices': category, seo: category }),
});
type Report = z.infer<typeof reportSchema>;

/** The limit of the ratio of our paint to the peer's. */
const MOST_OF_PEER = 0.33;

/**
 * Runs Lighthouse on /auth/login, in turn with another product's sign-in page. The browser itself slows down line and
 * processor. A simulated line depends on one trace; a real one shows what the user waits for.
 */
export async function measure({ origin }: MeasuredApp): Promise<Row[]> {
  mkdirSync(folder, { recursive: true });
  return withPeer(async (peer) => {
    const own: Report[] = [];
    const others: Report[] = [];
    for (let count = 1; count <= RUNS; count += 1) {
      own.push(await runLighthouse(`${origin}/auth/login`, `${folder}/own-${count}.json`));
      others.push(await runLighthouse(peer, `${folder}/peer-${count}.json`));
    }
    const paint = (reports: Report[]) =>
      median(reports.map(({ audits }) => audits['largest-contentful-paint'].numericValue));
    const score = (name: keyof Report['categories']) =>
      Math.round(Math.min(...own.map(({ categories }) => categories[name].score ?? 0)) * 100);
    const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
    const scores = [score('accessibility'), score('best-practices'), score('seo')];
    const ratio = paint(own) / paint(others);
    return [
      {
        property: 'Sign-in under Lighthouse mobile: accessibility, best practices, SEO',
        figure: scores.join(', '),
        limit: '100 each',
        ok: scores.every((one) => one === 100),
      },
      {
        property: `Sign-in on a slowed down phone: largest contentful paint, beside ${peerName}`,
        figure: `${ratio.toFixed(2)} (${seconds(paint(own))} beside ${seconds(paint(others))})`,
        limit: `<= ${MOST_OF_PEER}`,
        ok: ratio <= MOST_OF_PEER,
      },
    ];
  });
}

/**
 * Runs Lighthouse once, as on a phone. This process must stay free, so that it can serve the page.
 * @param file of the whole report
 * @throws CliError when it cannot measure
 */
async function runLighthouse(url: string, file: string): Promise<Report> {
  const flags = ['--headless=new', ...launchArguments].join(' ');
  const options = [
    ...[url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`],
    ...['--throttling-method=devtools', '--only-categories=performance,accessibility,best-practices,seo'],
    // The pages ask search engines not to list them: see docs/decisions/security-headers.md.
    '--skip-audits=is-crawlable',
  ];
  for (let tries = 1; ; tries += 1)
    try {
      await run('npx', ['--yes', LIGHTHOUSE, ...options], {
        // Lighthouse asks for a newer Node, but runs in the oldest one of this project.
        env: { ...process.env, CHROME_PATH: findOrInstallBrowser(), npm_config_engine_strict: 'false' },
        timeout: LONGEST_RUN_MS,
      });
      return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch (error) {
      if (tries === TRIES) throw new CliError(`Lighthouse could not measure (${LIGHTHOUSE} by npx): ${String(error)}`);
    }
}

/** Another product's sign-in page to compare with: Okta's widget, from its package on npm. */
const peerName = "Okta's widget 7.49";
const PACKAGE = '@okta/okta-signin-widget@7.49.0';
const peerFolder = 'node_modules/.cache/peer';
const files = join(peerFolder, 'node_modules/@okta/okta-signin-widget/dist');

/** The form for a username and password needs no service behind it, so nothing calls the origin. */
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sign in</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/css/okta-sign-in.min.css">
</head><body><main id="widget"></main><script src="/js/okta-sign-in.classic.min.js"></script><script>
new OktaSignIn({ el: '#widget', baseUrl: location.origin, useClassicEngine: true }).renderEl({}, () => {}, () => {});
</script></body></html>`;

/**
 * Serves the peer's page with gzip while a measurement runs.
 * @throws CliError when npm cannot bring the package
 */
async function withPeer<T>(measure: (url: string) => Promise<T>): Promise<T> {
  if (!existsSync(files)) {
    const words = ['install', '--prefix', peerFolder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
    const { status } = spawnSync('npm', [...words, PACKAGE], { stdio: 'ignore' });
    if (status !== 0) throw new CliError(`npm could not bring ${PACKAGE}, which the figures are compared with.`);
  }
  writeFileSync(join(files, 'index.html'), page);
  const port = await freePort();
  const server = await preview({ configFile: false, build: { outDir: files }, preview: { port, strictPort: true } });
  try {
    return await measure(`http://localhost:${port}/`);
  } finally {
    await server.close();
  }
}
