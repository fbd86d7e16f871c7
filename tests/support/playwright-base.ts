import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser, launchArguments } from '../../scripts/cli/find-browser';

const browser = findBrowser();

/**
 * The shared settings of all browser tests. Every test has its own world (tests/support/test.ts). Only the gate (CI=true)
 * retries a test, once, and names it as flaky. So a slow moment of a busy machine does not fail the run.
 */
export const base = defineConfig({
  globalSetup: fileURLToPath(new URL('find-browser.ts', import.meta.url)),
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  // Two workers leave a sixth of two cores idle while pages wait.
  workers: 3,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Animations take time, and contrast and positions must not depend on the moment.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    launchOptions: { ...(browser !== undefined && { executablePath: browser }), args: launchArguments },
  },
});

/** A server that a run starts and ends. */
export function serverAt(port: number, command: string) {
  return {
    command,
    env: { PORT: String(port), HOST: '127.0.0.1', E2E: '1' },
    url: `http://localhost:${port}/auth/login`,
    reuseExistingServer: false,
    timeout: 180_000,
  };
}
