import { defineConfig, type Project } from '@playwright/test';
import { dialectNames } from './mock-server/world/dialect-names';
import { type EngineName, wantedEngines } from './scripts/engines/find-engines';
import { chosenOf } from './scripts/test/chosen-projects';
import type { AssistiveOptions } from './tests/assistive/test';
import type { EngineOptions } from './tests/engines/test';
import { base } from './tests/support/runner/playwright-base';
import type { DialectOptions } from './tests/support/test';
import { flowFiles, titlesThatDiffer } from './tests/dialects/flows';

/** The first of four ports: each server has its own. */
const port = Number(process.env.E2E_PORT ?? 5199);

/** Tests never run against an old bundle, so it is built first. `npm test` has just built it, and sets E2E_BUILT. */
const buildFirst = process.env.E2E_BUILT ? '' : 'npm run --silent build -- --no-types && ';

const servers = {
  /** The production bundle under its production headers, as users get it, with the mock server behind it. */
  bundle: { port, command: `${buildFirst}npm run --silent preview -- --mock` },
  /** Vite's development server, for what only it has: the panel, single modules, pages in a frame. */
  development: { port: port + 2, command: 'npm run --silent dev' },
  /** Its mock server runs in a service worker. */
  demo: { port: port + 3, command: 'npm run --silent demo' },
};

/** The origin of a running server (`npm test -- mutants`). No server starts then, and no test reads coverage. */
const running = process.env.E2E_ORIGIN;

interface Suite extends Project<DialectOptions, Partial<EngineOptions & AssistiveOptions>> {
  readonly name: string;
  readonly server: keyof typeof servers;
  readonly reporter?: string;
}

const ofDevelopment = [
  'workbench.spec.ts',
  'dashboard*.spec.ts',
  'own-world.spec.ts',
  'guard.spec.ts',
  'outside.spec.ts',
  'redirect-module.spec.ts',
];

/** The marks of flows that an engine does not run; tests/engines/flows explains each. */
const marks: Readonly<Record<EngineName, { grep?: RegExp; grepInvert?: RegExp }>> = {
  chromium: { grepInvert: /@below-floor/ },
  firefox: { grepInvert: /@below-floor|@passkey/ },
  webkit: { grepInvert: /@below-floor|@passkey|@forced-colors/ },
  'chromium-107': { grepInvert: /@below-floor|@passkey/ },
  'chromium-92': { grep: /@below-floor/ },
};

/** A browser takes seconds to start, so each engine has one worker. */
const inEngine = (engineName: EngineName) =>
  ({
    server: 'bundle',
    testDir: 'tests/engines/flows',
    workers: 1,
    fullyParallel: false,
    timeout: 240_000,
    ...marks[engineName],
    use: { engineName },
  }) as const;

/** The tests of a file share one browser with a window. */
const besideBrowser = {
  server: 'bundle',
  testDir: 'tests/assistive',
  workers: 1,
  fullyParallel: false,
  timeout: 120_000,
  reporter: './tests/assistive/grid-reporter.ts',
} as const;

/** What `npx playwright test` runs without `--project`. */
const ofTheApp: readonly Suite[] = [
  { name: 'app', server: 'bundle', testDir: 'tests/e2e', testIgnore: ofDevelopment },
  { name: 'warm-up', server: 'development', testDir: 'tests/e2e', testMatch: 'warm-up.setup.ts' },
  {
    name: 'development',
    server: 'development',
    testDir: 'tests/e2e',
    testMatch: ofDevelopment,
    dependencies: ['warm-up'],
  },
];

/** The suites that run only when named: the matrices, and what only a release needs. */
const others: readonly Suite[] = [
  { name: 'production', server: 'bundle', testDir: 'tests/delivery', testMatch: '!(demo|open-pages).spec.ts' },
  { name: 'releases', server: 'bundle', testDir: 'tests/delivery', testMatch: 'open-pages.spec.ts' },
  { name: 'demo', server: 'demo', testDir: 'tests/delivery', testMatch: 'demo.spec.ts' },
  { name: 'faults', server: 'bundle', testDir: 'tests/faults', reporter: './tests/faults/report.ts' },
  {
    name: 'interruptions',
    server: 'bundle',
    testDir: 'tests/interruptions',
    reporter: './tests/interruptions/report.ts',
  },
  ...dialectNames.map((dialect): Suite => ({
    name: `dialect-${dialect}`,
    server: 'bundle',
    reporter: './tests/dialects/report.ts',
    testDir: 'tests/e2e',
    testMatch: flowFiles,
    grepInvert: titlesThatDiffer(dialect),
    use: { dialect },
  })),
  ...wantedEngines().map((engine): Suite => ({
    ...inEngine(engine),
    name: `engine-${engine}`,
    testIgnore: 'pictures.spec.ts',
    reporter: './tests/engines/grid/grid-reporter.ts',
  })),
  ...wantedEngines()
    .filter((engine) => engine !== 'chromium-92')
    .map((engine): Suite => ({
      ...inEngine(engine),
      name: `pictures-${engine}`,
      testMatch: 'pictures.spec.ts',
      reporter: './tests/engines/grid/pictures-page.ts',
    })),
  ...(['firefox', 'chromium'] as const).map((ownBrowserName): Suite => ({
    ...besideBrowser,
    name: `assistive-${ownBrowserName}`,
    testMatch: 'managers.spec.ts',
    grepInvert: ownBrowserName === 'firefox' ? /@chromium/ : /@firefox/,
    use: { ownBrowserName },
  })),
  { ...besideBrowser, name: 'assistive-orca', testMatch: 'orca.spec.ts', use: { keepsPasswords: false } },
];
const suites = [...ofTheApp, ...others.map((suite) => ({ ...suite, default: false }))];
const chosen = chosenOf(suites);

/**
 * All browser tests, as projects. A run starts only the servers and reporters of its projects: those that `--project`
 * names, or those of the app.
 */
export default defineConfig<DialectOptions, Partial<EngineOptions & AssistiveOptions>>({
  ...base,
  reporter: [
    ['list'],
    ...[...new Set(chosen.flatMap(({ reporter }) => reporter ?? []))].map((file) => [file] as const),
  ],
  ...(chosen.some(({ name }) => name === 'app') &&
    running === undefined && { globalTeardown: './tests/support/runner/coverage.ts' }),
  projects: suites.map(({ server, reporter: _, use, ...suite }) => ({
    ...suite,
    outputDir: `test-results/${suite.name}`,
    use: { ...use, baseURL: running ?? originOf(servers[server].port) },
  })),
  webServer: [...new Set(running === undefined ? chosen.map(({ server }) => servers[server]) : [])].map((server) => ({
    command: server.command,
    env: { PORT: String(server.port), HOST: '127.0.0.1', E2E: '1' },
    url: `${originOf(server.port)}/auth/login`,
    reuseExistingServer: false,
    timeout: 180_000,
  })),
});

function originOf(onPort: number): string {
  return `http://localhost:${onPort}`;
}
