import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findOrInstallBrowser } from './find-browser';
import { freePort } from './free-port';
import { Refusal } from './refusal';

interface Step {
  name: string;
  command: string[];
  /** A Vitest step writes its result here; a Playwright step prints it as its last line; any other step counts as one test. */
  counts?: 'vitest' | 'playwright';
  /** When its output is shown: as it comes, whole once it has ended, or (without this) only when it failed. */
  shows?: 'live' | 'whole';
  /** How many browsers it has at once beside another lane of browsers, unless E2E_WORKERS says so. */
  workersBeside?: number;
}

interface Outcome {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
}

const results = 'reports/test';
/** Of the servers that the browser tests start: free ones, so that nobody's running server is in the way. */
const ports = ['E2E_PORT', 'E2E_DEVELOPMENT_PORT', 'E2E_UI_PAGE_PORT', 'PRODUCTION_PORT', 'DEMO_PORT', 'FAULTS_PORT'];
const node = process.execPath;

/** One worker: the other core is the other lane's. */
function vitest(project: string): Step {
  const command = [node, 'node_modules/vitest/vitest.mjs', 'run', '--project', project, '--maxWorkers=1', '--reporter=default', '--reporter=json', `--outputFile.json=${results}/${project}.json`];
  return { name: project, command, counts: 'vitest' };
}

/** Two lanes side by side for two cores, about as long as each other; the steps of a lane one after the other. */
const lanes: Step[][] = [
  [
    { name: 'types', command: [node, 'node_modules/typescript/bin/tsc'] },
    { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
    { name: 'build', command: [node, 'scripts/start.mjs', 'build', '--no-types'], shows: 'whole' },
    vitest('delivery'),
    { name: 'workflows', command: ['npm', 'run', '--silent', 'workflows'] },
  ],
  [
    { name: 'generated files', command: ['npm', 'run', '--silent', 'generate', '--', '--check'] },
    { name: 'contract lint', command: ['npm', 'run', '--silent', 'contract:lint'] },
    vitest('unit'),
    vitest('contract'),
  ],
];

/** Browsers come after, when the bundle is there: a second lane has the machine's time that the first leaves while its servers start and its pages wait. */
const browserLanes: Step[][] = [
  [{ name: 'e2e', command: [node, 'node_modules/@playwright/test/cli.js', 'test'], counts: 'playwright', shows: 'live' }],
  [
    { name: 'production', command: [node, 'node_modules/@playwright/test/cli.js', 'test', '--config', 'playwright.production.config.ts'], counts: 'playwright', shows: 'whole', workersBeside: 1 },
    { name: 'faults', command: ['npm', 'run', '--silent', 'faults', '--', '--quick'], counts: 'playwright', shows: 'whole', workersBeside: 1 },
  ],
];

/**
 * `npm test`: everything, in the order of how soon it tells. Nothing stops at the first failure. With names behind it
 * (`npm test -- unit e2e`) only those steps.
 */
export async function main(wanted: string[]): Promise<void> {
  const all = [...lanes, ...browserLanes].flat();
  const unknown = wanted.find((name) => !all.some((step) => step.name === name));
  if (unknown) throw new Refusal(`There is no step "${unknown}": the steps are ${all.map((step) => step.name).join(', ')}.`);
  const inBrowsers = browserLanes.flat();
  // What the browsers open is made once, before them: two suites that each built it would do so at the same time.
  const needsBuild = wanted.length === 0 || inBrowsers.some((step) => wanted.includes(step.name));
  const chosen = (step: Step): boolean => wanted.length === 0 || wanted.includes(step.name) || (step.name === 'build' && needsBuild);

  const started = Date.now();
  const browser = inBrowsers.some(chosen) ? findOrInstallBrowser() : undefined;
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const environment = {
    ...process.env,
    ...Object.fromEntries(await Promise.all(ports.map(async (name) => [name, process.env[name] ?? String(await freePort())]))),
    ...(browser && { CHROMIUM_PATH: browser }),
    ...(needsBuild && { E2E_BUILT: '1' }),
  };

  const outcomes: Outcome[] = [];
  for (const group of [lanes, browserLanes]) {
    const busy = group.map((steps) => steps.filter(chosen)).filter((steps) => steps.length > 0);
    await Promise.all(
      busy.map(async (steps) => {
        for (const step of steps) outcomes.push(await run(step, { ...(busy.length > 1 && step.workersBeside !== undefined && { E2E_WORKERS: String(step.workersBeside) }), ...environment }));
      }),
    );
  }

  console.log('');
  for (const { name, seconds, passed, failed } of outcomes) {
    console.log(`${failed > 0 ? 'FAIL' : 'ok  '} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed`);
  }
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`All in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** Runs one step, and shows its output when it should be shown. */
async function run(step: Step, environment: NodeJS.ProcessEnv): Promise<Outcome> {
  const started = Date.now();
  const [program = '', ...words] = step.command;
  let output = '';
  const code = await new Promise<number>((resolve) => {
    const child = spawn(program, words, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (step.shows === 'live') process.stdout.write(text);
      });
    }
    child.on('error', (error) => ((output += String(error)), resolve(1)));
    child.on('close', (exit) => resolve(exit ?? 1));
  });
  const seconds = (Date.now() - started) / 1000;
  const { passed, failed } = count(step, code, output);
  if (step.shows !== 'live') console.log(`${failed > 0 ? 'FAIL' : 'ok  '} ${step.name} (${seconds.toFixed(1)} s)`);
  if (step.shows === 'whole' || (failed > 0 && step.shows === undefined)) console.log(output.trimEnd());
  return { name: step.name, seconds, passed, failed };
}

/** A step that ended badly has failed at least once, whatever it says of itself. */
function count(step: Step, code: number, output: string): { passed: number; failed: number } {
  const bad = code === 0 ? 0 : 1;
  if (step.counts === 'vitest') {
    const file = `${results}/${step.name}.json`;
    if (!existsSync(file)) return { passed: 0, failed: 1 };
    const report: { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number } = JSON.parse(readFileSync(file, 'utf8'));
    // Nothing is skipped here: a skipped test counts as failed.
    const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
    return { passed: report.numPassedTests, failed: Math.max(failed, bad) };
  }
  if (step.counts === 'playwright') {
    const found = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
    return { passed: Number(found?.[1] ?? 0), failed: Math.max(Number(found?.[2] ?? 1), bad) };
  }
  return { passed: 1 - bad, failed: bad };
}
