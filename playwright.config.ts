import { defineConfig } from '@playwright/test';
import { base, serverAt } from './tests/support/playwright-base';

/** E2E_PORT lets two runs share a machine. */
const port = Number(process.env.E2E_PORT ?? 5199);

/** Tests never run against an old bundle. `npm test` has just built it, and says so. */
const build = process.env.E2E_BUILT ? '' : 'npm run --silent build:untyped && ';

/**
 * The browser tests of the production bundle, under its production headers and with the mock server behind it. Tests of
 * the development server and of other engines have configurations of their own (tests/dev, tests/engines).
 */
export default defineConfig({
  ...base,
  use: { ...base.use, baseURL: `http://localhost:${port}` },
  webServer: [serverAt(port, `${build}npm run --silent preview`)],
  projects: [
    { name: 'app', testDir: 'tests/e2e' },
    { name: 'delivery', testDir: 'tests/delivery' },
    { name: 'faults', testDir: 'tests/faults' },
  ],
});
