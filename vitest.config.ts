import { defineConfig } from 'vitest/config';

export const unit = {
  name: 'unit',
  environment: 'node',
  include: ['{src,mock-server,scripts,openapi,locales}/**/*.test.{ts,tsx}'],
  testTimeout: 60_000,
  // Loading the modules for each file took more than half of the time, so files share them. So no test may mock
  // a module. The setup file restores the globals that a test replaced.
  isolate: false,
  setupFiles: ['tests/support/runner/restore-globals.ts'],
  restoreMocks: true,
};

/**
 * Four projects, all in Node. `unit`: pure rules, next to their code. `contract`: the contract and the repository
 * rules. `delivery`: the output of a production build; run `npm run build` first. `elsewhere`: the package of the mock
 * server, installed in an empty folder (see docs/elsewhere.md). Playwright runs the tests that need a browser.
 */
export default defineConfig({
  test: {
    // By default Vitest leaves one core unused, which is half of a machine with two cores.
    maxWorkers: 2,
    // The gate allows a second try, as for browser tests (scripts/test/outcome.ts names each test that needs it).
    retry: process.env.CI ? 1 : 0,
    projects: [
      { test: unit },
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/{contract,repository}/**/*.test.ts'],
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'delivery',
          environment: 'node',
          include: ['tests/delivery/**/*.test.ts'],
          isolate: false,
          // Many cases wait for a time-out, so they run in parallel.
          maxConcurrency: 40,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'elsewhere',
          environment: 'node',
          include: ['tests/elsewhere/*.test.ts'],
          globalSetup: './tests/elsewhere/support/setup.ts',
          // The files use the same ports.
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
