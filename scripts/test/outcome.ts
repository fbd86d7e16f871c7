import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { results, type Step } from './steps';

export interface Outcome {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
  /** These tests passed on retry. */
  flaky: string[];
  /** Each test with the first line of its error; for a step without a report, its last lines. */
  failures: string[];
  /** A port of the step's server was in use, so no test has run. */
  lostItsPort?: true;
}

type Counts = Omit<Outcome, 'name' | 'seconds'>;

/** Our servers and Playwright say it in different words. */
const portInUse = /^(?:\[WebServer\] )?Port \d+ is in use|^Error: http:\S+ is already used/m;

/** The end of a run repeats this many lines of a failed step without a report. */
const lastLines = 15;

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

/**
 * How many tests of one gate may pass only on retry. One slow moment of a busy machine must not fail thousands of
 * tests. More than three are a defect of the tests or of the product.
 */
const mostSecondTries = 3;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  specs?: { title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  status: string;
  results: { error?: { message?: string } }[];
}

export function reportOf(step: Step): string {
  return `${results}/${step.name}.json`;
}

/**
 * An exit code other than 0 counts as at least one failure, whatever the report says.
 * @param code the exit code of the command
 * @param output what the command printed
 */
export function countOf(step: Step, code: number, output = ''): Counts {
  const bad = code === 0 ? 0 : 1;
  const report = reportIn(step);
  const counts = step.counts === 'playwright' ? countOfPlaywright(report, bad) : countOfVitest(report, bad);
  if (step.counts !== undefined && report === undefined) counts.failed = 1;
  if (step.counts === undefined || step.isRepeat) Object.assign(counts, { passed: 1 - bad, failed: bad });
  if (counts.failed > 0 && counts.failures.length === 0) counts.failures = [endOf(output)];
  if (counts.failed > 0 && counts.passed === 0 && portInUse.test(stripVTControlCharacters(output)))
    counts.lostItsPort = true;
  return counts;
}

/** Playwright writes a title as file, groups and test. */
export function passedIn(step: Step): string[] {
  const { suites }: PlaywrightReport = JSON.parse(reportIn(step) ?? '{"suites":[]}');
  return suites.flatMap((suite) => testsIn(suite, ['expected'])).map(({ title }) => title);
}

/**
 * What ran of a step of Vitest. A run of chosen titles reports all others of its files as skipped. A title is file, groups
 * and test.
 */
export function ranIn(step: Step): { passed: string[]; failures: string[] } {
  const { testResults }: Pick<VitestReport, 'testResults'> = JSON.parse(reportIn(step) ?? '{"testResults":[]}');
  const files = testResults.map(({ name, ...file }) => ({ ...file, name: relative(process.cwd(), name) }));
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, ...test }) => ({ ...test, title: `${name} ${fullName}` })),
  );
  return {
    passed: tests.filter(({ status }) => status === 'passed').map(({ title }) => title),
    failures: [
      ...files.filter(({ message }) => message !== '').map(({ name, message }) => `${name}: ${firstLine(message)}`),
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ title, failureMessages }) => `${title}: ${firstLine(failureMessages.at(-1))}`),
    ],
  };
}

/** Undefined when the step writes no report. */
function reportIn(step: Step): string | undefined {
  const file = reportOf(step);
  return step.counts !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function countOfVitest(text: string | undefined, bad: number): Counts {
  if (text === undefined) return { passed: 0, failed: bad, flaky: [], failures: [] };
  const report: VitestReport = JSON.parse(text);
  // No test may be skipped, so a skipped one counts as failed.
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const broken = report.testResults.filter(({ status, message }) => status === 'failed' && message !== '');
  return {
    passed: report.numPassedTests,
    failed: Math.max(failed, bad),
    // A test that passed on retry keeps the error of its first try.
    flaky: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => fullName),
    failures: [
      ...broken.map(({ name, message }) => `${name}: ${firstLine(message)}`),
      ...tests
        .filter(({ status }) => status !== 'passed')
        .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages.at(-1))}`),
    ],
  };
}

function countOfPlaywright(text: string | undefined, bad: number): Counts {
  if (text === undefined) return { passed: 0, failed: bad, flaky: [], failures: [] };
  const { stats, errors, suites }: PlaywrightReport = JSON.parse(text);
  const { expected, unexpected, flaky, skipped } = stats;
  const failed = unexpected + skipped + errors.length;
  const failures = suites.flatMap((suite) => testsIn(suite, ['unexpected', 'skipped']));
  return {
    passed: expected + flaky,
    failed: Math.max(failed, bad),
    flaky: suites.flatMap((suite) => testsIn(suite, ['flaky'])).map(({ title }) => title),
    failures: failures.map(({ title, error }) => `${title}: ${error}`),
  };
}

/** Titles have file and groups. Each test has the first line of its last error. */
function testsIn({ title, specs = [], suites = [] }: PlaywrightSuite, statuses: string[]): Named[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => statuses.includes(status))
      .map(({ results }) => ({ title: spec.title, error: firstLine(results.at(-1)?.error?.message) })),
  );
  const all = [...own, ...suites.flatMap((suite) => testsIn(suite, statuses))];
  return all.map((test) => ({ ...test, title: `${title} > ${test.title}` }));
}

interface Named {
  title: string;
  error: string;
}

function firstLine(message = 'no error was given'): string {
  return stripVTControlCharacters(message).split('\n', 1)[0] ?? '';
}

function endOf(output: string): string {
  return stripVTControlCharacters(output).trimEnd().split('\n').slice(-lastLines).join('\n');
}

/**
 * Builds the last lines of `npm test`, and says whether it passed. The end of a log must say what to mend, so it names
 * each flaky and each failed test. More than {@link mostSecondTries} flaky tests over all suites fail the run.
 * @param seconds how long all steps took together
 */
export function closingOf(outcomes: Outcome[], seconds: number): { lines: string[]; failed: boolean } {
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  const tooMany = flaky.length > mostSecondTries;
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0) + (tooMany ? 1 : 0);
  const rule = `${flaky.length} tests needed a second try, and at most ${mostSecondTries} may.`;
  return {
    lines: [
      ...outcomes.map(rowOf),
      ...flaky.map((title) => `flaky: ${title}`),
      ...outcomes.flatMap(({ name, failures }) => failures.map((failure) => `failed: ${name}: ${failure}`)),
      ...(tooMany ? [`FAIL ${rule}`] : []),
      `All in ${seconds.toFixed(0)} s.`,
      `${passed} passed, ${failed} failed`,
    ],
    failed: failed > 0,
  };
}

function rowOf({ name, seconds, passed, failed }: Outcome): string {
  const time = seconds.toFixed(1).padStart(6);
  return `${failed > 0 ? 'FAIL' : 'ok  '} ${name.padEnd(16)} ${time} s  ${passed} passed, ${failed} failed`;
}
