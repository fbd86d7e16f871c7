import type { Page } from '@playwright/test';

/**
 * Makes the page run as in the mobile app's web view, and collects the events for the app. Call it before the page
 * opens.
 */
export async function insideMobileApp(page: Page): Promise<unknown[]> {
  const events: unknown[] = [];
  await page.exposeFunction('__toldTheApp', (text: string) => void events.push(JSON.parse(text)));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'ReactNativeWebView', {
      value: { postMessage: (text: string) => void Reflect.get(window, '__toldTheApp')?.(text) },
    });
  });
  return events;
}
