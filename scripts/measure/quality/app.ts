import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { connect } from '../../../mock-server/client';
import type { MockWorld } from '../../../mock-server/client/world';
import { enter } from '../../../mock-server/client/browser';
import { startProcess } from '../bench/processes';
import { findOrInstallBrowser, launchArguments } from '../../cli/find-browser';

export interface MeasuredApp {
  origin: string;
  browser: Browser;
}

/** Starts `npm run preview` and a Chromium, and stops both afterwards. */
export async function withApp<T>(measure: (app: MeasuredApp) => Promise<T>): Promise<T> {
  const server = await startProcess({
    command: () => [
      process.execPath,
      [
        ...['--import', 'tsx', 'node_modules/vite/bin/vite.js', 'preview'],
        ...['--config', 'scripts/delivery/vite.preview.config.ts', '--configLoader', 'native'],
      ],
    ],
    path: '/__mock/health',
    patienceMs: 60_000,
  });
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: launchArguments });
  try {
    return await measure({ origin: `http://localhost:${server.port}`, browser });
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A new visitor has an empty cache and a new world. Both go afterwards. */
export async function asVisitor<T>(
  { origin, browser }: MeasuredApp,
  visit: (at: { page: Page; context: BrowserContext; world: MockWorld }) => Promise<T>,
): Promise<T> {
  const world = await connect(origin).world();
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US', reducedMotion: 'reduce' });
  try {
    await enter(context, world);
    return await visit({ page: await context.newPage(), context, world });
  } finally {
    await context.close();
    await world.drop();
  }
}
