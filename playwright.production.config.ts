import { defineConfig } from '@playwright/test';
import base from './playwright.config';

const port = Number(process.env.PRODUCTION_PORT ?? 5198);
const origin = `http://localhost:${port}`;
const demoPort = Number(process.env.DEMO_PORT ?? 5197);
const demoOrigin = `http://localhost:${demoPort}`;

/** The same tests' support, against the production bundle with the production headers: needs `npm run build` first. */
export default defineConfig({
  ...base,
  testDir: 'tests/delivery',
  testMatch: '*.spec.ts',
  // Warm-up and coverage are for the development server.
  globalSetup: [],
  globalTeardown: [],
  projects: [
    { name: 'preview', testIgnore: 'demo.spec.ts', use: { ...base.use, baseURL: origin } },
    { name: 'demo', testMatch: 'demo.spec.ts', use: { ...base.use, baseURL: demoOrigin } },
  ],
  webServer: [
    { command: 'npm run --silent preview -- --mock', at: origin, port },
    { command: 'npm run --silent demo', at: demoOrigin, port: demoPort },
  ].map(({ command, at, port: listen }) => ({
    command,
    env: { PORT: String(listen), HOST: '127.0.0.1' },
    url: `${at}/auth/login`,
    reuseExistingServer: false,
    timeout: 60_000,
    stdout: 'ignore',
    stderr: 'pipe',
  })),
});
