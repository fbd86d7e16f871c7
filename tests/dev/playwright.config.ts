import { defineConfig } from '@playwright/test';
import { base, serverAt } from '../support/playwright-base';

const port = Number(process.env.E2E_PORT ?? 5199);
const development = { name: 'development', use: { baseURL: `http://localhost:${port}` } };

/** What only Vite's development server has, and the static demo whose mock server runs in a service worker. */
export default defineConfig({
  ...base,
  // Without what an earlier start has built: the first start has to work.
  webServer: [
    serverAt(port, 'rm -rf node_modules/.cache/workbench && npm run --silent dev'),
    serverAt(port + 1, 'npm run --silent demo'),
  ],
  projects: [
    { ...development, name: 'warm-up', testMatch: 'warm-up.setup.ts' },
    { ...development, testMatch: ['panel.spec.ts', 'redirect-module.spec.ts'], dependencies: ['warm-up'] },
    { name: 'demo', testMatch: 'demo.spec.ts', use: { baseURL: `http://localhost:${port + 1}` } },
  ],
});
