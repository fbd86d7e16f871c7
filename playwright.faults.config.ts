import base from './playwright.config';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 5199);

/**
 * The fault matrix: every call of the app with every fault (`npm run faults`), or the quick diagonal of it, in the production bundle. It is
 * built anew, so that nobody tests what they had before; `npm test` has just done that and says so by E2E_BUILT.
 */
export default defineConfig({
  ...base,
  testDir: 'tests/faults',
  outputDir: 'test-results/faults',
  globalTeardown: './tests/faults/report.ts',
  webServer: {
    command: `${process.env.E2E_BUILT ? '' : 'npm run --silent build -- --no-types && '}npm run --silent preview -- --mock`,
    env: { PORT: String(port), HOST: '127.0.0.1' },
    url: `http://localhost:${port}/auth/login`,
    reuseExistingServer: false,
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
