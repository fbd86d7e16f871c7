import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { closingOf, countOf, type Outcome, ranIn, reportOf } from './outcome';
import type { Step } from './steps';

const outcome = (more: Partial<Outcome>): Outcome => ({
  name: 'e2e',
  seconds: 1,
  passed: 9,
  failed: 0,
  flaky: [],
  failures: [],
  ...more,
});

describe('the result of a step', () => {
  it('counts as one test for a command without a test report', () => {
    expect(countOf({ name: 'types', command: [] }, 0)).toEqual({ passed: 1, failed: 0, flaky: [], failures: [] });
    const output = ['early', ...Array.from({ length: 14 }, () => '...'), 'error TS1005\n'].join('\n');
    const { failed, failures } = countOf({ name: 'types', command: [] }, 2, output);
    expect([failed, failures[0]?.includes('error TS1005'), failures[0]?.includes('early')]).toEqual([1, true, false]);
  });

  it.each(['vitest', 'playwright'] as const)('is a failure when %s wrote no report', (counts) => {
    const failures = ['The browser is missing'];
    expect(countOf({ name: 'no report', command: [], counts }, 0, failures[0])).toEqual({
      passed: 0,
      failed: 1,
      flaky: [],
      failures,
    });
  });
});

describe('chosen tests of Vitest', () => {
  const step: Step = { name: 'chosen-titles', command: [], counts: 'vitest' };
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });

  function ran(...assertionResults: object[]) {
    const file = reportOf(step);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      JSON.stringify({
        testResults: [{ name: resolve('src/greet.test.ts'), message: '', status: 'passed', assertionResults }],
      }),
    );
    const found = ranIn(step);
    rmSync(file);
    return found;
  }

  it('are those that ran: a title that was not chosen counts as nothing', () => {
    expect(ran(test('a visitor greets', 'passed'), test('a visitor leaves', 'skipped'))).toEqual({
      passed: ['src/greet.test.ts a visitor greets'],
      failures: [],
    });
  });

  it('say why one has failed', () => {
    expect(ran(test('a visitor greets', 'failed', 'AssertionError: no\nat greet'))).toEqual({
      passed: [],
      failures: ['src/greet.test.ts a visitor greets: AssertionError: no'],
    });
  });

  it('are none without a report', () => expect(ranIn(step)).toEqual({ passed: [], failures: [] }));
});

describe('the whole run', () => {
  it('passes with three tests that passed on retry, and names each', () => {
    const { lines, failed } = closingOf(
      [outcome({ flaky: ['a', 'b'] }), outcome({ name: 'faults', flaky: ['c'] })],
      60,
    );
    expect(failed).toBe(false);
    expect(lines).toEqual(expect.arrayContaining(['flaky: a', 'flaky: b', 'flaky: c', '18 passed, 0 failed']));
  });

  it('fails with four such tests over all suites', () => {
    const { lines, failed } = closingOf(
      [outcome({ flaky: ['a', 'b'] }), outcome({ name: 'faults', flaky: ['c', 'd'] })],
      60,
    );
    expect(failed).toBe(true);
    expect(lines.at(-1)).toBe('18 passed, 1 failed');
  });

  it('fails with one failed test', () => {
    const { lines, failed } = closingOf([outcome({ failed: 1, failures: ['login.spec.ts > signs in: Error: x'] })], 60);
    expect(failed).toBe(true);
    expect(lines).toContain('failed: e2e: login.spec.ts > signs in: Error: x');
  });
});
