import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/guards/axe';
import { screen } from '../support/verbs/screen';
import { signInPage } from '../support/verbs/sign-in';
import { expect, test } from '../support/test';

/**
 * Simulates older browsers in the current Chromium, by removing APIs before the page's own scripts run. floor.test.ts
 * checks the build against the oldest supported versions.
 */
test.describe('the oldest supported browser', () => {
  /** Removes the APIs that Chrome 107, Firefox 115 or Safari 16 lack. */
  async function takeAway(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      const missing: readonly [object, string[]][] = [
        [AbortSignal, ['any']],
        [Intl, ['Segmenter']],
        [URL, ['canParse', 'parse']],
        [URLSearchParams.prototype, ['size']],
        [Promise, ['withResolvers', 'try']],
        [Object, ['groupBy']],
        [Array, ['fromAsync']],
        [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
        [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
        [HTMLElement.prototype, ['showPopover', 'togglePopover']],
        [HTMLDialogElement.prototype, ['requestClose', 'closedBy']],
        [Document.prototype, ['startViewTransition']],
        [Window.prototype, ['scheduler', 'requestIdleCallback', 'cookieStore', 'navigation', 'trustedTypes']],
        [window, ['scheduler', 'requestIdleCallback', 'cookieStore', 'navigation', 'trustedTypes']],
        [Navigator.prototype, ['userActivation', 'connection']],
      ];
      for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
    });
  }

  test('signs a user in and opens every settings tab', async ({ context, page }) => {
    await takeAway(context);
    await signInPage.open(page);
    expect(await page.evaluate(() => 'any' in AbortSignal), 'the API is gone').toBe(false);
    await signInPage.signIn(page, 'ann.lee');
    await expect(page).not.toHaveURL(/\/auth\/login/);
    await page.goto('/auth/account-settings');
    await expect(screen.tabs(page).first()).toBeVisible();
    const tabs = await screen.tabs(page).allTextContents();
    expect(tabs.length).toBeGreaterThan(3);
    for (const name of tabs) {
      await screen.tab(page, name).click();
      await expect(screen.currentTab(page).and(screen.tab(page, name))).toBeVisible();
      await expect(page.locator('.ui-tabs__panel').getByRole('heading', { level: 2 }).first()).toBeVisible();
    }
  });
});

test.describe('a browser that is too old', () => {
  /** Removes an API that the app requires. The page checks for it first. */
  async function makeOld(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
  }

  const requests = (page: Page): string[] => {
    const paths: string[] = [];
    page.on('request', (request) => void paths.push(new URL(request.url()).pathname));
    return paths;
  };

  test('sees one clear page with the configured link, and nothing of the app', async ({ context, page, baseURL }) => {
    await makeOld(context);
    await context.route('/auth/config.json', async (route) => {
      const response = await route.fetch();
      const config: { links: object } = await response.json();
      await route.fulfill({
        response,
        json: { ...config, links: { ...config.links, supportedBrowsers: 'https://help.example/browsers' } },
      });
    });
    const asked = requests(page);
    await page.goto('/auth/login');
    await expect(screen.heading(page, 'Your browser is too old')).toBeVisible();
    await expect(page).toHaveTitle('Your browser is too old');
    await expect(
      page.getByText('Chrome 107, Edge 107, Firefox 115, Safari 16 (iOS 16) or a newer version.', { exact: false }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Supported browsers' })).toHaveAttribute(
      'href',
      'https://help.example/browsers',
    );
    await expect(page.getByLabel('Username', { exact: true })).toHaveCount(0);
    expect(asked.filter((path) => path.endsWith('.js'))).toEqual([]);
    await expectAccessible(page, [320, 1024]);

    // In the language of the cookie.
    const cookie = { name: 'user-language', domain: new URL(baseURL ?? '').hostname };
    // Browsers list the stale cookie first.
    await context.addCookies([
      { ...cookie, value: 'de-DE', path: '/auth' },
      { ...cookie, value: 'ja-JP', path: '/' },
    ]);
    await page.goto('/auth/login');
    await expect(screen.heading(page, 'お使いのブラウザーのバージョンが古すぎます')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  });
});
