import { describe, expect, it } from 'vitest';
import { closingOf, countOf, type Outcome } from './outcome';
import type { Step } from './steps';

const e2e: Step = { name: 'e2e', command: [], counts: 'playwright' };
const output = (flaky: string[], last: string): string => [...flaky.map((title) => `flaky: ${title}`), last].join('\n');
const outcome = (more: Partial<Outcome>): Outcome => ({
  name: 'e2e',
  seconds: 1,
  passed: 9,
  failed: 0,
  flaky: [],
  ...more,
});

describe('the result of a step', () => {
  it('is one test for a command that prints no counts', () => {
    expect(countOf({ name: 'types', command: [] }, 0, '')).toEqual({ passed: 1, failed: 0, flaky: [] });
    expect(countOf({ name: 'types', command: [] }, 2, '')).toEqual({ passed: 0, failed: 1, flaky: [] });
  });

  it('names the browser tests that passed at their second try', () => {
    const read = countOf(e2e, 0, output(['login > signs in'], '9 passed, 0 failed'));
    expect(read).toEqual({ passed: 9, failed: 0, flaky: ['login > signs in'] });
  });

  it('has failed when the command failed, or printed no counts', () => {
    expect(countOf(e2e, 1, '9 passed, 0 failed').failed).toBe(1);
    expect(countOf(e2e, 0, 'the server did not start').failed).toBe(1);
  });
});

describe('the whole run', () => {
  it('passes with three browser tests that needed a second try, and names each', () => {
    const { lines, failed } = closingOf(
      [outcome({ flaky: ['a', 'b'] }), outcome({ name: 'faults', flaky: ['c'] })],
      60,
    );
    expect(failed).toBe(false);
    expect(lines).toEqual(expect.arrayContaining(['flaky: a', 'flaky: b', 'flaky: c', '18 passed, 0 failed']));
  });

  it('fails at the fourth, counted over all suites', () => {
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
