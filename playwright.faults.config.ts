import base from './playwright.config';
import { defineConfig } from '@playwright/test';

/** The fault matrix: every call of the app with every fault (`npm run faults`), or the quick diagonal of it. */
export default defineConfig({
  ...base,
  testDir: 'tests/faults',
  outputDir: 'test-results/faults',
  globalTeardown: './tests/faults/report.ts',
});
