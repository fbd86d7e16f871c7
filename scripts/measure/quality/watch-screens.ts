import type { Page } from '@playwright/test';

/** Times are in epoch ms. They survive a new document. */
export interface Watch {
  clicks: number[];
  screens: { shows: string; at: number }[];
}

/** A click counts when the browser receives it, a screen when it is painted. Call it before the page opens. */
export async function watchScreens(page: Page): Promise<Watch> {
  const watch: Watch = { clicks: [], screens: [] };
  await page.exposeFunction('__clicked', (at: number) => void watch.clicks.push(at));
  await page.exposeFunction('__shown', (shows: string, at: number) => void watch.screens.push({ shows, at }));
  await page.addInitScript({ path: 'scripts/measure/quality/screens-in-page.js' });
  return watch;
}
