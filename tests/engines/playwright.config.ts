import { defineConfig } from '@playwright/test';
import { engineNames } from './programs/find-engines';
import { base, serverAt } from '../support/playwright-base';
import type { EngineOptions } from './test';

const port = Number(process.env.E2E_PORT ?? 5199);

/** The main flows in Firefox, WebKitGTK and the oldest supported Chromium. */
export default defineConfig<object, EngineOptions>({
  ...base,
  globalSetup: './programs/find-engines.ts',
  testDir: 'flows',
  // A browser takes seconds to start, so each engine has one worker.
  fullyParallel: false,
  workers: 2,
  timeout: 240_000,
  use: { ...base.use, baseURL: `http://localhost:${port}` },
  webServer: [serverAt(port, 'npm run --silent preview')],
  projects: engineNames.map((engineName) => ({
    name: engineName,
    workers: 1,
    use: { engineName },
  })),
});
