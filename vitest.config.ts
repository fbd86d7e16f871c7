import { defineConfig } from 'vitest/config';

/**
 * Three projects, all in Node: pure rules beside their code (unit), the contract and the house rules (contract), and
 * what a production build delivers (delivery, needs `npm run build` first). What needs a real browser is tested in
 * Playwright.
 */
export default defineConfig({
  test: {
    // By itself Vitest leaves a core free, which on two cores is half of the machine.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,mock-server,scripts,openapi,locales}/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
          // Files share their modules: loading these anew for each took more than half of the time. A test that mocks a
          // module cannot stand here; one that puts something in the place of a global takes it away again.
          isolate: false,
          restoreMocks: true,
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/{contract,house}/**/*.test.ts'],
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'delivery',
          environment: 'node',
          include: ['tests/delivery/**/*.test.ts'],
          // Cases that wait for a time-out wait together.
          maxConcurrency: 40,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
