import { defineConfig } from '@playwright/test';
import { base, serverAt } from '../support/playwright-base';
import type { AssistiveOptions } from './test';

const port = Number(process.env.E2E_PORT ?? 5199);

/** The password managers of browsers with a window, before a release. The tests of a file share one browser. */
export default defineConfig<object, AssistiveOptions>({
  ...base,
  globalSetup: './find-programs.ts',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  use: { ...base.use, baseURL: `http://localhost:${port}` },
  webServer: [serverAt(port, 'npm run --silent build:untyped && npm run --silent preview')],
  projects: (['firefox', 'chromium'] as const).map((ownBrowserName) => ({
    name: ownBrowserName,
    grepInvert: ownBrowserName === 'firefox' ? /@chromium/ : /@firefox/,
    use: { ownBrowserName },
  })),
});
