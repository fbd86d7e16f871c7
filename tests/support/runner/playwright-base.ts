import { defineConfig } from '@playwright/test';
import { findOrInstallBrowser, launchArguments } from '../../../scripts/cli/find-browser';

/**
 * The shared settings of all browser tests. Three workers, because two leave a sixth of two cores idle while pages
 * wait. Every test has its own world (tests/support/test.ts). Only the gate (CI=true) retries a test, once. So a slow
 * moment of a busy machine does not fail the run. scripts/test/outcome.ts allows three retries per run.
 */
export const base = defineConfig({
  fullyParallel: true,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  workers: Number(process.env.E2E_WORKERS ?? 3),
  timeout: 60_000,
  expect: { timeout: Number(process.env.E2E_EXPECT_MS ?? 10_000) },
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Animations take time, and contrast and positions must not depend on the moment.
    contextOptions: { reducedMotion: 'reduce' },
    testIdAttribute: 'data-testid',
    trace: 'off',
    launchOptions: { executablePath: browserOrExit(), args: launchArguments },
  },
});

/** Reports a missing browser in one sentence instead of a stack trace. */
function browserOrExit(): string {
  try {
    return findOrInstallBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
