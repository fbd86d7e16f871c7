import type { Page } from '@playwright/test';
import { screen } from '../../support/verbs/screen';
import { choose, confirm, sent, stepUp } from '../../support/verbs/step-up';
import { expect, test } from '../../support/test';

/**
 * Makes the page run as in the mobile app's web view, and collects the events for the app. Call it before the page
 * opens.
 */
async function insideMobileApp(page: Page): Promise<unknown[]> {
  const events: unknown[] = [];
  await page.exposeFunction('__toldTheApp', (text: string) => void events.push(JSON.parse(text)));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'ReactNativeWebView', {
      value: { postMessage: (text: string) => void Reflect.get(window, '__toldTheApp')?.(text) },
    });
  });
  return events;
}

/** The events for the mobile app. */
test.describe('step-up in the app', () => {
  test('sends an event on cancel and on success, and goes back a page without a target', async ({
    page,
    signInAs,
    world,
  }) => {
    const events = await insideMobileApp(page);
    await signInAs('max');
    await page.goto('/auth/legal');
    await page.goto(stepUp());
    await screen.press(page, 'Cancel');
    await screen.arrivesAt(page, '/auth/legal');
    expect(events).toEqual([{ type: 'step-up-cancel' }]);

    events.length = 0;

    await page.goto('/auth/legal');
    await page.goto('/auth/step-up');
    await choose(page, 'Email');
    await confirm(page, (await sent(world)).code ?? '');
    await screen.arrivesAt(page, '/auth/legal');
    expect(events).toEqual([{ type: 'step-up-success' }]);
  });
});
