import { defineConfig } from '@playwright/test';
import { findOrInstallBrowser, launchArguments } from '../../../scripts/cli/find-browser';

/**
 * A test opens a page of its own and leaves it after a second, so V8 need not compile for long runs (the optimizing
 * compilers), and keeps the source positions that the protocol asks for at every call instead of parsing anew for each:
 * 7 to 10 % of the processor's time where the same pages were opened in turn with and without.
 */
const shortPages = '--js-flags=--no-opt --no-maglev --no-enable-lazy-source-positions';

/**
 * What all browser tests share: Chromium, and three workers, since two leave a sixth of two cores idle while pages
 * wait. Every test has its own world (tests/support/test.ts). Nothing is tried twice, except in the gate (CI=true):
 * there one second try keeps one slow moment of a busy machine from failing all. scripts/test/outcome.ts allows three
 * of them.
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
    // Motion is drawn over time; what is measured (contrast, positions) must not depend on the moment.
    contextOptions: { reducedMotion: 'reduce' },
    testIdAttribute: 'data-testid',
    trace: 'off',
    launchOptions: { executablePath: browserOrExit(), args: [...launchArguments, shortPages] },
  },
});

/** A server that the tests start for themselves. @param at its origin */
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
 * The production bundle with the production headers, and the mock beside it. It is built anew, so that nobody tests
 * what they had before; `npm test` has just done that and says so by E2E_BUILT.
 */
export const bundleCommand = `${process.env.E2E_BUILT ? '' : 'npm run --silent build -- --no-types && '}npm run --silent preview -- --mock`;

/** A missing browser is told in one sentence, not with the stack of a configuration that did not load. */
function browserOrExit(): string {
  try {
    return findOrInstallBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
