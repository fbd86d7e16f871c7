import { tsImport } from 'tsx/esm/api';
import { basename, resolve } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import type * as Screens from './scripts/cli/screens';

// Vite itself loads only configurations whose imports name their extensions.
const module: typeof Screens = await tsImport('./scripts/cli/screens.ts', import.meta.url);

/** They take a minute each. */
const long = ['tests/contract/target*.test.ts', 'mock-server/world/memory.test.ts'];
const deep = ['tests/contract/{fuzz,control-fuzz,isolation,rewind}.test.ts', 'tests/contract/models/*.test.ts'];

/**
 * `screens` runs in a browser: what one person meets on one page, next to the screens. The others run in Node. `unit`:
 * pure rules, next to their code. `contract`: the contract; `deep`: its
 * long tests, with the number of cases in CONTRACT_CASES. `repository`: rules of all files. `delivery`: the output of
 * a production build; run `npm run build` first. `package`: the package of the mock server, installed in an empty folder
 * (see docs/elsewhere.md). Playwright runs the journeys across pages.
 */
export default defineConfig({
  test: {
    // By default Vitest leaves one core unused, which is half of a machine with two cores.
    maxWorkers: 2,
    tags: [{ name: 'long', description: 'More than a second on a quiet core: npm run test:rest runs them.' }],
    // Tests read these files by name, so no import tells `--changed` which tests they concern: all run.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/{docs,locales,public}/**',
      '**/{index.html,*.css,*.yaml}',
    ],
    resolveSnapshotPath: (path) =>
      resolve(`openapi/recorded/screens/${basename(path).replace(/\.browser\.test\.tsx?$/, '')}.txt`),
    projects: [
      module.screens,
      {
        test: {
          name: 'unit',
          include: ['{src,mock-server,scripts,openapi,locales}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.*', ...long],
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
          // `npm run contract` gives the number of cases, and runs both projects.
          exclude: process.env.CONTRACT_CASES
            ? [...long, ...deep]
            : ['tests/contract/{fuzz,isolation,rewind,target*}.test.ts'],
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'deep',
          include: [...long, ...deep],
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
          // On a bare machine the first test installs nginx.
          hookTimeout: 120_000,
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
