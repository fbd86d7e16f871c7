import { defineConfig } from '@playwright/test';
import { findOrInstallBrowser, launchArguments } from '../../../scripts/cli/find-browser';

/**
 * V8 flags for short-lived pages: a test opens a new page and leaves it after a second. Optimizing compilers do not
 * pay off there. Eager source positions avoid a new parse for each call of the protocol. Together they save 7 to 10 %
 * of the processor's time, measured with the same pages in turn.
 */
const shortPages = '--js-flags=--no-opt --no-maglev --no-enable-lazy-source-positions';

/**
 * The network of the browser runs in its main process, which saves messages between two processes: 6 % of the
 * processor's time, measured in turn. The last list of features counts, so this repeats the one of Playwright that the
 * tests need.
 */
const fewerProcesses = '--enable-features=CDPScreenshotNewSurface,NetworkServiceInProcess2';

/**
 * The shared settings of all browser tests: Chromium and three workers. Two workers leave a sixth of two cores idle
 * while pages wait. Every test has its own world (tests/support/test.ts). Tests have no retry except in the gate
 * (CI=true). There, one retry keeps a slow moment of a busy machine from failing the run. scripts/test/outcome.ts
 * allows three retries per run.
 */
export const base = defineConfig({
  fullyParallel: true,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  workers: Number(process.env.E2E_WORKERS ?? 3),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? ([['json']] as const) : [])],
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Animations take time; measurements (contrast, positions) must not depend on the moment.
    contextOptions: { reducedMotion: 'reduce' },
    testIdAttribute: 'data-testid',
    trace: 'off',
    launchOptions: { executablePath: browserOrExit(), args: [...launchArguments, shortPages, fewerProcesses] },
  },
});

/**
 * The settings of a server that the tests start themselves.
 * @param port the port of the server
 */
export function serverOf(
  command: string,
  port: number,
): {
  command: string;
  env: Record<string, string>;
  url: string;
  reuseExistingServer: false;
  timeout: number;
  stdout: 'ignore';
  stderr: 'pipe';
} {
  return {
    command,
    env: { PORT: String(port), HOST: '127.0.0.1', E2E: '1' },
    url: `${originOf(port)}/auth/login`,
    reuseExistingServer: false,
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
  };
}

export const originOf = (port: number): string => `http://localhost:${port}`;

/**
 * Serves the production bundle with the production headers, and the mock beside it. Builds first, so that tests never
 * run against an old bundle. `npm test` has just built it and sets E2E_BUILT.
 */
export const bundleCommand = `${process.env.E2E_BUILT ? '' : 'npm run --silent build -- --no-types && '}npm run --silent preview -- --mock`;

/** Reports a missing browser in one sentence instead of the stack of a failed configuration. */
function browserOrExit(): string {
  try {
    return findOrInstallBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
