import { defineConfig } from '@playwright/test';
import { base, bundleCommand, originOf, serverOf } from './tests/support/runner/playwright-base';

const port = Number(process.env.E2E_PORT ?? 5199);
const uiPagePort = Number(process.env.E2E_UI_PAGE_PORT ?? port + 2000);
const developmentPort = Number(process.env.E2E_DEVELOPMENT_PORT ?? port + 1000);

/**
 * The page that shows every UI part. No delivered bundle contains it. It runs in a separate bundle, where it opens in a
 * third of the time.
 */
const ofUiPage = ['ui-kit*.spec.ts'];
const uiPageCommand = 'npm run --silent build -- --no-types --ui-page && npm run --silent preview -- --mock --ui-page';

/** Features of the development server only: the panel, single modules, pages without Trusted Types or in a frame. */
const ofDevelopment = [
  'workbench.spec.ts',
  'dashboard*.spec.ts',
  'own-world.spec.ts',
  'guard.spec.ts',
  'outside.spec.ts',
  'redirect-module.spec.ts',
];

/**
 * End-to-end tests in Chromium. The flows run in the production bundle under its production headers, which is what
 * associates get; this also takes half the time of unbundled modules. The rest runs in the Vite development server.
 */
export default defineConfig({
  ...base,
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/support/runner/warm-up.ts',
  globalTeardown: './tests/support/runner/coverage.ts',
  projects: [
    { name: 'app', testIgnore: [...ofUiPage, ...ofDevelopment], use: { baseURL: originOf(port) } },
    { name: 'ui-page', testMatch: ofUiPage, use: { baseURL: originOf(uiPagePort) } },
    { name: 'development', testMatch: ofDevelopment, use: { baseURL: originOf(developmentPort) } },
  ],
  webServer: [
    serverOf(bundleCommand, port),
    serverOf(uiPageCommand, uiPagePort),
    serverOf('npm run --silent dev', developmentPort),
  ],
});
