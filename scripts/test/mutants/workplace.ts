import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bundle } from '../../build';
import { rulesOf } from '../../delivery/built-folder';
import { developmentFolder } from '../../delivery/configuration';
import { deliveredFolder } from '../../delivery/folders';
import { type Started, startProcess } from '../../measure/bench/processes';
import { passedIn, ranIn, reportOf } from '../outcome';
import { runStep } from '../run-step';
import type { Step } from '../steps';
import type { TestRun, Workplace } from './judge';
import { needsBrowser, type TestToDie } from './mutant';

interface OwnWorkplace extends Workplace {
  /** Stops the server. The copy goes when this process ends, also when the user interrupts it. */
  close(): Promise<void>;
}

/**
 * The user's own files must stay as they are. So this copies the project, without what Git ignores, into the system's
 * temporary folder. The copy becomes the working directory of this process.
 * Mutants run in the production bundle, because a page of the development server takes three times as long. One mock
 * server behind it serves all mutants.
 */
export function openWorkplace(): OwnWorkplace {
  const home = process.cwd();
  const folder = copyOf(home);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  process.chdir(folder);
  let server: Started | undefined;
  let servedHeaders = '';

  return {
    read: (file) => readFileSync(file, 'utf8'),
    write: (file, text) => writeFileSync(file, text),
    async serve() {
      await bundle(deliveredFolder, {
        logLevel: 'silent',
        build: { minify: false, sourcemap: false, license: false },
      });
      // The server reads the headers once. Their policy names the styles of the page by hash.
      const headers = JSON.stringify(rulesOf(deliveredFolder, { configurationFolder: developmentFolder }));
      if (headers === servedHeaders) return;
      await server?.stop();
      server = await startProcess({
        command: () => [process.execPath, ['scripts/start.mjs', 'preview', '--mock']],
        path: '/__mock/health',
        patienceMs: 120_000,
      });
      servedHeaders = headers;
    },
    async run(tests) {
      const runs = [
        await runRules(tests.filter((test) => !needsBrowser(test))),
        await runInBrowser(tests.filter(needsBrowser), `http://localhost:${server?.port ?? 0}`),
      ];
      return { passed: runs.flatMap(({ passed }) => passed), failures: runs.flatMap(({ failures }) => failures) };
    },
    async close() {
      await server?.stop();
      process.chdir(home);
    },
  };
}

function copyOf(home: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(name)))
    cpSync(file, join(folder, file));
  symlinkSync(resolve(home, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const nothing: TestRun = { passed: [], failures: [] };

async function runRules(tests: readonly TestToDie[]): Promise<TestRun> {
  if (tests.length === 0) return nothing;
  const step: Step = { name: 'mutant-rules', command: [], counts: 'vitest', shows: 'nothing' };
  const report = reportOf(step);
  rmSync(report, { force: true });
  const command = [
    ...[process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--project=unit', '--project=contract'],
    ...['--maxWorkers=1', '--reporter=json', `--outputFile=${report}`],
    `--testNamePattern=${tests.map(({ title }) => escaped(title)).join('|')}`,
    ...new Set(tests.map(({ file }) => file)),
  ];
  await runStep({ ...step, command }, process.env);
  return ranIn(step);
}

/** One test stops at its first failure. Several are those of the unchanged app, which all run. */
async function runInBrowser(tests: readonly TestToDie[], origin: string): Promise<TestRun> {
  if (tests.length === 0) return nothing;
  const titles = tests.map(({ file, title }) => `${escaped(file)} .*${escaped(title)}`);
  const command = [
    ...[process.execPath, 'node_modules/@playwright/test/cli.js', 'test', '--project=app', '--workers=1'],
    ...['--retries=0', '--reporter=json', `--grep=${titles.join('|')}`],
    ...(tests.length === 1 ? ['--max-failures=1'] : []),
    ...new Set(tests.map(({ file }) => escaped(file))),
  ];
  const step: Step = { name: 'mutant', command, counts: 'playwright', shows: 'nothing' };
  // A run that ends early writes no report, and the last report tells about another mutant.
  rmSync(reportOf(step), { force: true });
  const { failures } = await runStep(step, {
    ...process.env,
    E2E_ORIGIN: origin,
    E2E_EXPECT_MS: '5000',
  });
  const asGrep = (name: string): string => name.replace('tests/e2e/', '').replaceAll(' > ', ' ');
  return { passed: passedIn(step).map(asGrep), failures: failures.map(asGrep) };
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
