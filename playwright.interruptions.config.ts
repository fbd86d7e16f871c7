import { defineConfig } from '@playwright/test';
import { base, bundleCommand, originOf, serverOf } from './tests/support/runner/playwright-base';

const port = Number(process.env.INTERRUPTIONS_PORT ?? 5195);

/** The grid of interruptions: every form with every interruption (`npm run interruptions`), or its short form. */
export default defineConfig({
  ...base,
  testDir: 'tests/interruptions',
  outputDir: 'test-results/interruptions',
  globalTeardown: './tests/interruptions/report.ts',
  use: { ...base.use, baseURL: originOf(port) },
  webServer: serverOf(bundleCommand, port),
});
