import { defineConfig } from '@playwright/test';
import { type EngineName, findEngine, wantedEngines } from './scripts/engines/find-engines';
import { base, bundleCommand, originOf, serverOf } from './tests/support/runner/playwright-base';

const port = Number(process.env.ENGINES_PORT ?? 5195);

const flows = process.env.FLOWS ?? 'all';
/** Pictures are taken alone. */
const specs = { testMatch: flows === 'pictures' ? 'pictures.spec.ts' : '**/!(pictures).spec.ts' };

/** The marks of flows that not every engine runs; tests/engines/flows explains each. */
const marks: Readonly<Record<EngineName, { grep?: RegExp; grepInvert?: RegExp }>> = {
  chromium: { grepInvert: /@below-floor/ },
  firefox: { grepInvert: /@below-floor|@passkey/ },
  webkit: { grepInvert: /@below-floor|@passkey|@forced-colors/ },
  'chromium-107': { grepInvert: /@below-floor|@passkey/ },
  'chromium-92': { grep: /@below-floor/ },
};

/**
 * The same flows in every engine (`npm run engines`), against the production bundle with the mock server. ENGINES names
 * the engines; FLOWS is `short` for the flows of `npm test`, or `pictures`. One worker for each engine, because a
 * browser takes seconds to start.
 */
export default defineConfig({
  ...base,
  testDir: 'tests/engines/flows',
  ...specs,
  outputDir: 'test-results/engines',
  workers: Number(process.env.E2E_WORKERS ?? 2),
  fullyParallel: false,
  timeout: 240_000,
  ...(flows === 'short' && { grep: /@short/ }),
  globalTeardown: './tests/engines/grid/pictures-page.ts',
  reporter: [
    ['list'],
    ['./tests/engines/grid/grid-reporter.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? ([['json']] as const) : []),
  ],
  projects: wantedEngines()
    .filter((name) => findEngine(name) !== undefined)
    .map((name) => ({ name, workers: 1, ...marks[name], use: { baseURL: originOf(port), engineName: name } })),
  webServer: serverOf(bundleCommand, port),
});
