import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countOf, reportOf } from './outcome';
import type { Step } from './steps';

const folder = 'reports/second-try';
const step: Step = { name: 'second-try', command: [], counts: 'playwright' };

const config = `
import { base } from '${process.cwd()}/tests/support/runner/playwright-base';
export default { ...base, testDir: '.', outputDir: './results', use: {} };
`;

const spec = `
import { expect, test } from '@playwright/test';
test('passes at its second try', ({}, { retry }) => expect(retry).toBe(1));
test('passes at once', () => expect(1).toBe(1));
`;

/**
 * Runs a suite of two tests without a browser, with the settings of all browser suites.
 * @returns its counts
 */
function runSuite(environment: Record<string, string>): ReturnType<typeof countOf> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'playwright.config.ts'), config);
  writeFileSync(join(folder, 'tries.spec.ts'), spec);
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--config', join(folder, 'playwright.config.ts')];
  const report = { CHROMIUM_PATH: process.execPath, PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(reportOf(step)) };
  const { status } = spawnSync(process.execPath, command, {
    env: { ...process.env, CI: '', ...report, ...environment },
  });
  return countOf(step, status ?? 1);
}

afterAll(() => rmSync(reportOf(step), { force: true }));

describe('a browser test that fails at its first try', () => {
  it('fails the suite on a developer machine', () => {
    expect(runSuite({})).toEqual({ passed: 1, failed: 1, flaky: [] });
  });

  it('gets one retry in the gate, and counts as flaky there', () => {
    const flaky = [expect.stringMatching(/tries\.spec\.ts > passes at its second try$/)];
    expect(runSuite({ CI: 'true' })).toEqual({ passed: 2, failed: 0, flaky });
  });
});
