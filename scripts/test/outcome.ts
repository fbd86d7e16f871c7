import { existsSync, readFileSync } from 'node:fs';
import { results, type Step } from './steps';

/** What one step of `npm test` came to. */
export interface Outcome {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
  /** Titles of the browser tests that passed at their second try. */
  flaky: string[];
}

type Counts = Omit<Outcome, 'name' | 'seconds'>;

/**
 * How many browser tests of one gate may need a second try. One slow moment of a busy machine may not fail 744 tests;
 * more than three such moments are a defect of the tests or of the product.
 */
export const mostSecondTries = 3;

/** What a Vitest step wrote about itself, as far as it is read here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

/**
 * Reads the result of a step. A step that exits with another code than 0 has failed at least once, whatever it printed.
 * @param code the exit code of its command
 * @param output all that it printed
 */
export function countOf(step: Step, code: number, output: string): Counts {
  const bad = code === 0 ? 0 : 1;
  if (step.counts === 'vitest') return countOfVitest(step, bad);
  if (step.counts === 'playwright') return countOfPlaywright(output, bad);
  return { passed: 1 - bad, failed: bad, flaky: [] };
}

function countOfVitest(step: Step, bad: number): Counts {
  const file = `${results}/${step.name}.json`;
  if (!existsSync(file)) return { passed: 0, failed: 1, flaky: [] };
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  // No test may be skipped, so a skipped one counts as failed.
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: Math.max(failed, bad), flaky: [] };
}

/** Reads the last lines of tests/support/runner/reporter.ts. */
function countOfPlaywright(output: string, bad: number): Counts {
  const found = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  const flaky = [...output.matchAll(/^flaky: (.+)$/gm)].map(([, title = '']) => title);
  return { passed: Number(found?.[1] ?? 0), failed: Math.max(Number(found?.[2] ?? 1), bad), flaky };
}

/**
 * The lines that close `npm test`, and whether it passed. Each flaky test is printed by name; more than
 * {@link mostSecondTries} of them over all suites fail the run.
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
