import type { Page } from '@playwright/test';

/**
 * Loads a page and waits until it watches the end of its session. The watch starts with the response about its flag.
 * Until then every call extends the session.
 * @param load a path, or what loads the page
 */
export async function loadWatched(page: Page, load: string | (() => Promise<unknown>)): Promise<void> {
  const watching = page.waitForResponse(/syncSessionTTLFeatureEnabled/);
  await (typeof load === 'string' ? page.goto(load) : load());
  await watching;
}
