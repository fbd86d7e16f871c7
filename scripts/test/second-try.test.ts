import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countOf, reportOf } from './outcome';
import type { Step } from './steps';

const folder = (tool: string): string => `reports/second-try/${tool}`;
const root = process.cwd();

/** One test passes at its second try, one at once. `written` are the files of the suite. */
const suites = {
  playwright: {
    command: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--add-reporter=json',
      '--config',
      join(folder('playwright'), 'playwright.config.ts'),
    ],
    written: {
      'playwright.config.ts': `
        import { base } from '${root}/tests/support/runner/playwright-base';
        export default { ...base, testDir: '.', outputDir: './results', use: {} };`,
      'tries.spec.ts': `
        import { expect, test } from '@playwright/test';
        test('passes at its second try', ({}, { retry }) => expect(retry).toBe(1));
        test('passes at once', () => expect(1).toBe(1));`,
    },
  },
  vitest: {
    command: ['node_modules/vitest/vitest.mjs', 'run', '--root', folder('vitest'), '--reporter=json'],
    written: {
      'vitest.config.ts': `
        import whole from '${root}/vitest.config';
        export default { test: { ...whole.test, projects: undefined, include: ['tries.test.ts'] } };`,
      'tries.test.ts': `
        import { expect, test } from 'vitest';
        let tries = 0;
        test('passes at its second try', () => expect((tries += 1)).toBe(2));
        test('passes at once', () => expect(1).toBe(1));`,
    },
  },
};
type Tool = keyof typeof suites;
const stepOf = (counts: Tool): Step => ({ name: `second-try-${counts}`, command: [], counts });

/** Runs a suite of two tests without a browser, with the settings that all suites of its tool have. */
function runSuite(tool: Tool, environment: Record<string, string>): ReturnType<typeof countOf> {
  const { command, written } = suites[tool];
  const report = resolve(reportOf(stepOf(tool)));
  rmSync(report, { force: true });
  mkdirSync(folder(tool), { recursive: true });
  for (const [name, text] of Object.entries(written)) writeFileSync(join(folder(tool), name), text);
  const words = tool === 'vitest' ? [...command, `--outputFile.json=${report}`] : command;
  const { status, stderr } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    env: {
      ...process.env,
      CI: '',
      CHROMIUM_PATH: process.execPath,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...environment,
    },
  });
  return countOf(stepOf(tool), status ?? 1, stderr);
}

const tools: Tool[] = ['playwright', 'vitest'];

afterAll(() => {
  for (const tool of tools) rmSync(reportOf(stepOf(tool)), { force: true });
});

describe.each(tools)('a test of %s that fails at its first try', { timeout: 180_000 }, (tool) => {
  it('fails the suite on a developer machine, and is named with its error', () => {
    const failures = [expect.stringMatching(/passes at its second try: (Assertion)?Error: expect/)];
    expect(runSuite(tool, {})).toEqual({ passed: 1, failed: 1, flaky: [], failures });
  });

  it('gets one retry in the gate, and counts as flaky there', () => {
    const flaky = [expect.stringMatching(/passes at its second try$/)];
    expect(runSuite(tool, { CI: 'true' })).toEqual({ passed: 2, failed: 0, flaky, failures: [] });
  });
});
