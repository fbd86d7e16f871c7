import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { loginBudget, passkeyLoginBudget } from '../../scripts/delivery/page/budget';
import { PAINT_WAIT_MS } from '../../src/app/start/page/start-files';
import { expect, test } from '../support/test';

// The guard of `test` fails a test for a policy violation, a console error or a request to another origin.
test.describe('the production bundle, under the production headers,', () => {
  for (const [browser, limit] of [
    ['without passkeys', loginBudget],
    ['with passkeys', { ...loginBudget, scripts: passkeyLoginBudget }],
  ] as const) {
    test(`stays within the byte budget on /auth/login in a browser ${browser}`, async ({ page }) => {
      if (browser === 'without passkeys')
        await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
      const sizes = { script: 0, stylesheet: 0 };
      const measured: Promise<void>[] = [];
      page.on('response', (response) => {
        const type = response.request().resourceType();
        if (type === 'script' || type === 'stylesheet')
          measured.push(response.body().then((body) => void (sizes[type] += gzipSync(body, { level: 9 }).length)));
      });
      await page.goto('/auth/login');
      await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toHaveCount(
        browser === 'with passkeys' ? 1 : 0,
      );
      await page.waitForLoadState('networkidle');
      await Promise.all(measured);
      const inline = await page.locator('style').allTextContents();
      sizes.stylesheet += gzipSync(inline.join(''), { level: 9 }).length;
      expect(sizes.script, 'JavaScript that the browser loaded, gzip').toBeLessThanOrEqual(limit.scripts);
      expect(sizes.stylesheet, 'CSS that the browser loaded, gzip').toBeLessThanOrEqual(limit.styles);
    });
  }
});

test.describe('the page of /auth/login', () => {
  const scripts = (page: Page) =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')));

  test('paints its form before it requests the app, which would compete for bandwidth', async ({ page }) => {
    // Here the page waits without limit, so only the paint can start the app.
    await page.addInitScript((patience) => {
      const later = window.setTimeout;
      window.setTimeout = Object.assign(
        (action: () => void, ms?: number) => (ms === patience ? 0 : later(action, ms)),
        later,
      );
    }, PAINT_WAIT_MS);
    await page.goto('/auth/login');
    await expect.poll(async () => (await scripts(page)).length).toBeGreaterThan(2);
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    );
    expect((await scripts(page)).filter(({ startTime }) => startTime < painted)).toEqual([]);
  });

  test('is taken over in small steps, so that a key between them is answered', async ({ page }) => {
    // Each look at the clock adds a millisecond, so a fast machine also works in small steps.
    await page.addInitScript(() => {
      const { now } = performance;
      let passed = 0;
      performance.now = () => now.call(performance) + (passed += 1);
      // React posts itself a message for its next step. The browser handles keys between two steps.
      const { postMessage } = MessagePort.prototype;
      let steps = 0;
      MessagePort.prototype.postMessage = function (message: unknown) {
        if (document.querySelector('#root[data-prerendered]') !== null) steps += 1;
        Reflect.set(window, 'steps', steps);
        postMessage.call(this, message);
      };
    });
    await page.goto('/auth/login');
    await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
    expect(await page.evaluate(() => Number(Reflect.get(window, 'steps')))).toBeGreaterThan(10);
  });
});
