import { existsSync, readFileSync } from 'node:fs';
import { results, type Step } from './steps';

/** The result of one step of `npm test`. */
export interface Outcome {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
  /** Titles of the browser tests that passed on retry. */
  flaky: string[];
}

type Counts = Omit<Outcome, 'name' | 'seconds'>;

/** The part of Playwright's JSON report that this file reads. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

/**
 * How many browser tests of one gate may pass only on retry. One slow moment of a busy machine must not fail 744 tests.
 * More than three such moments are a defect of the tests or of the product.
 */
export const mostSecondTries = 3;

/** The part of Vitest's JSON report that this file reads. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

/** The part of a suite in Playwright's JSON report that this file reads. */
interface PlaywrightSuite {
  title: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** The report file of a step that counts its tests. */
export function reportOf(step: Step): string {
  return `${results}/${step.name}.json`;
}

/**
 * Reads the result of a step. An exit code other than 0 counts as at least one failure, whatever the report says.
 * @param code the exit code of its command
 */
export function countOf(step: Step, code: number): Counts {
  const bad = code === 0 ? 0 : 1;
  if (step.counts === undefined) return { passed: 1 - bad, failed: bad, flaky: [] };
  const file = reportOf(step);
  if (!existsSync(file)) return { passed: 0, failed: 1, flaky: [] };
  const report = readFileSync(file, 'utf8');
  return step.counts === 'vitest' ? countOfVitest(JSON.parse(report), bad) : countOfPlaywright(JSON.parse(report), bad);
}

function countOfVitest(report: VitestReport, bad: number): Counts {
  // No test may be skipped, so a skipped one counts as failed.
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: Math.max(failed, bad), flaky: [] };
}

function countOfPlaywright(report: PlaywrightReport, bad: number): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + skipped + report.errors.length;
  const titles = report.suites.flatMap((suite) => flakyIn(suite));
  return { passed: expected + flaky, failed: Math.max(failed, bad), flaky: titles };
}

/** Collects the titles of the tests that passed on retry, with their file and groups. */
function flakyIn({ title, specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map((spec) => spec.title);
  return [...own, ...suites.flatMap(flakyIn)].map((name) => `${title} > ${name}`);
}

/**
 * Builds the last lines of `npm test`, and whether it passed. Prints each flaky test by name. More than {@link
 * mostSecondTries} flaky tests over all suites fail the run.
 * @param seconds how long all steps took together
 */
export function closingOf(outcomes: Outcome[], seconds: number): { lines: string[]; failed: boolean } {
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  const tooMany = flaky.length > mostSecondTries;
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0) + (tooMany ? 1 : 0);
  const rule = `${flaky.length} browser tests needed a second try, and at most ${mostSecondTries} may.`;
  return {
    lines: [
      ...outcomes.map(rowOf),
      ...flaky.map((title) => `flaky: ${title}`),
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
