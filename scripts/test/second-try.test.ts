import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countOf } from './outcome';

const folder = 'reports/second-try';

const config = `
import { base } from '${process.cwd()}/tests/support/runner/playwright-base';
const reporter = [['${process.cwd()}/tests/support/runner/reporter.ts']];
export default { ...base, testDir: '.', outputDir: './results', reporter, use: {} };
`;

const spec = `
import { expect, test } from '@playwright/test';
test('passes at its second try', ({}, { retry }) => expect(retry).toBe(1));
test('passes at once', () => expect(1).toBe(1));
`;

/** Runs a suite of two tests without a browser, with the settings and the reporter of all browser suites. */
function runSuite(environment: Record<string, string>): { code: number; output: string } {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'playwright.config.ts'), config);
  writeFileSync(join(folder, 'tries.spec.ts'), spec);
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--config', join(folder, 'playwright.config.ts')];
  const env = { ...process.env, CI: '', CHROMIUM_PATH: process.execPath, ...environment };
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8', env });
  return { code: status ?? 1, output: stdout };
}

describe('a browser test that fails at its first try', () => {
  it('fails the suite on a developer machine', () => {
    const { code, output } = runSuite({});
    expect(code).toBe(1);
    expect(output).toContain('1 passed, 1 failed');
  });

  it('has one second try in the gate, and is printed there as flaky by name', () => {
    const { code, output } = runSuite({ CI: 'true' });
    const counts = countOf({ name: 'e2e', command: [], counts: 'playwright' }, code, output);
    expect(counts).toEqual({ passed: 2, failed: 0, flaky: [expect.stringContaining('passes at its second try')] });
  });
});
