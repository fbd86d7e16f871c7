import { appendFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { fixedMockServer } from '../../mock-server/adapters/vite-preview';
import { virtualCredential } from '../../mock-server/testing/authenticator';
import { calledOperations } from './called-operations';
import { findBrowser, launchArguments } from './find-browser';
import { dependencies } from '../../vite.config';

const browser = findBrowser();
const calls = '**/api/**';
/** The file of `npm run contract -- --reads`, which gets a line for each field that the app has read. */
const { READS } = process.env;

/** The tests of screens: they run in a browser, and the mock server runs in the server that serves them. */
export const screens: TestProjectInlineConfiguration = {
  plugins: [react(), fixedMockServer()],
  optimizeDeps: { include: dependencies, entries: ['src/main.tsx', '{src,tests/screens}/**/*.browser.test.{ts,tsx}'] },
  // The first test would wait for all of it.
  server: { warmup: { clientFiles: ['src/app/create-app.tsx'] } },
  test: {
    name: 'screens',
    include: ['{src,tests/screens}/**/*.browser.test.{ts,tsx}'],
    testTimeout: 60_000,
    // As for the journeys: in the gate one second try, which Vitest prints.
    retry: process.env.CI ? 1 : 0,
    // One more than two cores: a page waits for a third of its time.
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
    provide: { tables: process.env.TABLES ?? '' },
    setupFiles: READS === undefined ? [] : ['tests/screens/note-reads.ts'],
    expect: { poll: { timeout: 10_000 } },
    // The files share one page: each test makes an app of its own (tests/screens/app.ts).
    isolate: false,
    restoreMocks: true,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        // A press on what is not there fails with a message, before the test ends.
        actionTimeout: 15_000,
        launchOptions: { ...(browser !== undefined && { executablePath: browser }), args: launchArguments },
        // As for the journeys (tests/support/playwright-base.ts).
        contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'America/New_York' },
      }),
      instances: [{ browser: 'chromium' }],
      commands: {
        clearCookies: ({ context }) => context.clearCookies(),
        loseNetwork: ({ context }) => context.route(calls, (route) => route.abort('internetdisconnected')),
        findNetwork: ({ context }) => context.unroute(calls),
        outline: ({ iframe }) => iframe.locator('body').ariaSnapshot(),
        seedCredential: () => virtualCredential(),
        calledOperations: () => calledOperations(),
        noteReads: (_, notes: string[]) =>
          appendFileSync(READS ?? '/dev/null', notes.map((note) => `${note}\n`).join('')),
      },
    },
  },
};
