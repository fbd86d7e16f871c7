import { defineConfig } from '@playwright/test';
import { findOrInstallBrowser, launchArguments } from '../../../scripts/cli/find-browser';

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
  expect: { timeout: Number(process.env.E2E_EXPECT_MS ?? 10_000) },
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Animations take time; measurements (contrast, positions) must not depend on the moment.
    contextOptions: { reducedMotion: 'reduce' },
    testIdAttribute: 'data-testid',
    trace: 'off',
    launchOptions: { executablePath: browserOrExit(), args: launchArguments },
  },
});

/** Reports a missing browser in one sentence instead of the stack of a failed configuration. */
function browserOrExit(): string {
  try {
    return findOrInstallBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
