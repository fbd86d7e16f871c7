import { type Browser, chromium, type Page } from '@playwright/test';
import { connect } from '../../../mock-server/client';
import { enter } from '../../../mock-server/client/browser';
import { startProcess } from '../processes';
import { findOrInstallBrowser, launchArguments } from '../../cli/find-browser';

export interface MeasuredApp {
  origin: string;
  browser: Browser;
}

/** Starts `npm run preview` and a Chromium, and stops both afterwards. */
export async function withApp<T>(measure: (app: MeasuredApp) => Promise<T>): Promise<T> {
  const words = [
    ...['--import', 'tsx', 'node_modules/vite/bin/vite.js', 'preview'],
    ...['--config', 'scripts/delivery/vite.preview.config.ts', '--configLoader', 'native'],
  ];
  await using server = await startProcess(() => words, '/__mock/health');
  await using browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: launchArguments });
  return await measure({ origin: `http://localhost:${server.port}`, browser });
}

/** A new visitor has an empty cache and a new world. Both go afterwards. */
export async function asVisitor({ origin, browser }: MeasuredApp, visit: (page: Page) => Promise<void>): Promise<void> {
  const world = await connect(origin).world();
  await using context = await browser.newContext({ baseURL: origin, locale: 'en-US', reducedMotion: 'reduce' });
  await enter(context, world);
  await visit(await context.newPage());
  await world.drop();
}
