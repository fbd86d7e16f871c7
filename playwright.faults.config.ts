import { defineConfig } from '@playwright/test';
import { base, bundleCommand, originOf, serverOf } from './tests/support/runner/playwright-base';

const port = Number(process.env.FAULTS_PORT ?? 5196);

/** The fault matrix: every call of the app with every fault (`npm run faults`), or its quick diagonal. */
export default defineConfig({
  ...base,
  testDir: 'tests/faults',
  outputDir: 'test-results/faults',
  globalTeardown: './tests/faults/report.ts',
  use: { ...base.use, baseURL: originOf(port) },
  webServer: serverOf(bundleCommand, port),
});
