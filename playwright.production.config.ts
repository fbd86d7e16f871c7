import { defineConfig } from '@playwright/test';
import { base, bundleCommand, originOf, serverOf } from './tests/support/runner/playwright-base';

const port = Number(process.env.PRODUCTION_PORT ?? 5198);
const demoPort = Number(process.env.DEMO_PORT ?? 5197);

/** Tests of the delivery: the production bundle with its production headers, and the demo, which needs no server. */
export default defineConfig({
  ...base,
  testDir: 'tests/delivery',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/production',
  projects: [
    { name: 'preview', testIgnore: 'demo.spec.ts', use: { baseURL: originOf(port) } },
    { name: 'demo', testMatch: 'demo.spec.ts', use: { baseURL: originOf(demoPort) } },
  ],
  webServer: [serverOf(bundleCommand, port), serverOf('npm run --silent demo', demoPort)],
});
