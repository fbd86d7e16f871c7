import { defineConfig } from '@playwright/test';
import base from './playwright.config';

const port = Number(process.env.PRODUCTION_PORT ?? 5198);
const origin = `http://localhost:${port}`;

/** The same tests' support, against the production bundle with the production headers: needs `npm run build` first. */
export default defineConfig({
  ...base,
  testDir: 'tests/delivery',
  testMatch: '*.spec.ts',
  use: { ...base.use, baseURL: origin },
  webServer: {
    command: 'npm run --silent preview -- --mock',
    env: { PORT: String(port), HOST: '127.0.0.1' },
    url: `${origin}/auth/login`,
    reuseExistingServer: false,
    timeout: 30_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
