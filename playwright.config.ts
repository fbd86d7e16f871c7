import { defineConfig } from '@playwright/test';
import { findOrInstallBrowser, launchArguments } from './scripts/find-browser';

const port = Number(process.env.E2E_PORT ?? 5199);
const origin = `http://localhost:${port}`;

/**
 * End-to-end tests in Chromium against the real Vite dev server with the mock server in it. Every test has its own world
 * (tests/support/test.ts), so that they run side by side; nothing is retried.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: Number(process.env.E2E_WORKERS ?? 2),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalSetup: './tests/support/warm-up.ts',
  globalTeardown: './tests/support/coverage.ts',
  reporter: [['./tests/support/reporter.ts']],
  use: {
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Motion is drawn over time; what is measured (contrast, positions) must not depend on the moment.
    contextOptions: { reducedMotion: 'reduce' },
    testIdAttribute: 'data-testid',
    trace: 'off',
    launchOptions: { executablePath: browserOrExit(), args: launchArguments },
  },
  webServer: {
    command: 'npm run --silent dev',
    env: { PORT: String(port), HOST: '127.0.0.1', E2E: '1' },
    url: `${origin}/auth/login`,
    reuseExistingServer: false,
    timeout: 60_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});

/** A missing browser is told in one sentence, not with the stack of a configuration that did not load. */
function browserOrExit(): string {
  try {
    return findOrInstallBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
