import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { connect } from '../../mock-server/client';
import type { MockWorld } from '../../mock-server/client/world';
import { startProcess } from '../bench/processes';
import { findOrInstallBrowser, launchArguments } from '../find-browser';

/** The production bundle with the mock server behind it, and a browser to look at it. */
export interface MeasuredApp {
  origin: string;
  browser: Browser;
}

/** Starts `npm run preview -- --mock` and a Chromium, gives them to `measure`, and ends both. */
export async function withApp<T>(measure: (app: MeasuredApp) => Promise<T>): Promise<T> {
  const server = await startProcess({ command: () => [process.execPath, ['scripts/start.mjs', 'preview', '--mock']], path: '/__mock/health', patienceMs: 60_000 });
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: launchArguments });
  try {
    return await measure({ origin: `http://localhost:${server.port}`, browser });
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A new visitor with an empty cache, in a world of their own; both are gone afterwards. */
export async function asVisitor<T>({ origin, browser }: MeasuredApp, visit: (at: { page: Page; context: BrowserContext; world: MockWorld }) => Promise<T>): Promise<T> {
  const world = await connect(origin).world();
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US', reducedMotion: 'reduce' });
  try {
    await context.addCookies([{ name: 'mock-world', value: world.id, url: origin }]);
    return await visit({ page: await context.newPage(), context, world });
  } finally {
    await context.close();
    await world.drop();
  }
}

/** Signs somebody in without the form. */
export async function signIn(context: BrowserContext, world: MockWorld, person: string, method?: 'SSO' | 'Nexo'): Promise<void> {
  const cookies = await world.signIn(person, method && { method });
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value: encodeURIComponent(value), url: world.origin, httpOnly: name === 'session', sameSite: 'Lax' as const })));
}
