import { describe, expect, it } from 'vitest';
import { closingOf, countOf, type Outcome } from './outcome';

const outcome = (more: Partial<Outcome>): Outcome => ({
  name: 'e2e',
  seconds: 1,
  passed: 9,
  failed: 0,
  flaky: [],
  ...more,
});

describe('the result of a step', () => {
  it('counts as one test for a command without a test report', () => {
    expect(countOf({ name: 'types', command: [] }, 0)).toEqual({ passed: 1, failed: 0, flaky: [] });
    expect(countOf({ name: 'types', command: [] }, 2)).toEqual({ passed: 0, failed: 1, flaky: [] });
  });

  it.each(['vitest', 'playwright'] as const)('is a failure when %s wrote no report', (counts) => {
    expect(countOf({ name: 'no report', command: [], counts }, 0)).toEqual({ passed: 0, failed: 1, flaky: [] });
  });
});

describe('the whole run', () => {
  it('passes with three browser tests that passed on retry, and names each', () => {
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
    expect(closingOf([outcome({ failed: 1 })], 60).failed).toBe(true);
  });
});
