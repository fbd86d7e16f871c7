import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { mockServer } from '../../mock-server/adapters/vite';
import { findBrowser, launchArguments } from './find-browser';
import { dependencies } from '../../vite.config';

const browser = findBrowser();

/** The tests of screens: they run in a browser, and the mock server runs in the server that serves them. */
export const screens: TestProjectInlineConfiguration = {
  plugins: [react(), mockServer({ panel: 'asked' })],
  optimizeDeps: { include: dependencies, entries: ['src/main.tsx', 'src/**/*.browser.test.{ts,tsx}'] },
  // The first test would wait for all of it.
  server: { warmup: { clientFiles: ['src/app/create-app.tsx'], ssrFiles: ['mock-server/adapters/vite-reloaded.ts'] } },
  test: {
    name: 'screens',
    include: ['src/**/*.browser.test.{ts,tsx}'],
    testTimeout: 60_000,
    // The files share one page: each test makes an app of its own (src/testing/app.ts).
    isolate: false,
    restoreMocks: true,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        launchOptions: { ...(browser !== undefined && { executablePath: browser }), args: launchArguments },
        // As for the journeys (tests/support/playwright-base.ts).
        contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'America/New_York' },
      }),
      instances: [{ browser: 'chromium' }],
      commands: {
        clearCookies: ({ context }) => context.clearCookies(),
      },
    },
  },
};
