import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { mockServer } from './mock-server/adapters/vite';
import { findBrowser, launchArguments } from './scripts/cli/find-browser';
import { dependencies } from './vite.config';

const executablePath = findBrowser();

/**
 * `screens` runs in a browser: what one person meets on one page, next to the screens. The others run in Node. `unit`:
 * pure rules, next to their code. `contract`: the contract. `repository`: rules of all files. `delivery`: the output of
 * a production build; run `npm run build` first. `package`: the package of the mock server, installed in an empty folder
 * (see docs/elsewhere.md). Playwright runs the journeys across pages.
 */
export default defineConfig({
  test: {
    // By default Vitest leaves one core unused, which is half of a machine with two cores.
    maxWorkers: 2,
    // Tests read these files by name, so no import tells `--changed` which tests they concern: all run.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/{docs,locales,public}/**',
      '**/{index.html,*.css,*.yaml}',
    ],
    projects: [
      {
        plugins: [react(), mockServer({ panel: 'asked' })],
        optimizeDeps: { include: [...dependencies, 'web-vitals', 'axe-core'] },
        test: {
          name: 'screens',
          include: ['src/**/*.browser.test.{ts,tsx}'],
          testTimeout: 10_000,
          // The files share one page: each test makes an app of its own (src/testing/app.ts).
          isolate: false,
          restoreMocks: true,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              launchOptions: { ...(executablePath !== undefined && { executablePath }), args: launchArguments },
              contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'America/New_York' },
            }),
            instances: [{ browser: 'chromium' }],
            commands: {
              clearCookies: ({ context }) => context.clearCookies(),
              setOffline: ({ context }, isOffline: boolean) => context.setOffline(isOffline),
            },
          },
        },
      },
      {
        test: {
          name: 'unit',
          include: ['{src,mock-server,scripts,openapi,locales}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.*'],
          testTimeout: 60_000,
          // Loading the modules for each file took more than half of the time, so files share them. So no test may
          // mock a module. The setup file restores the globals that a test replaced.
          isolate: false,
          setupFiles: ['tests/support/restore-globals.ts'],
          restoreMocks: true,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'repository',
          include: ['tests/repository/**/*.test.ts'],
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'delivery',
          include: ['tests/delivery/**/*.test.ts'],
          isolate: false,
          // Many cases wait for a time-out, so they run in parallel.
          maxConcurrency: 40,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'package',
          include: ['tests/package/*.test.ts'],
          globalSetup: './tests/package/support/setup.ts',
          // The files use the same ports.
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
