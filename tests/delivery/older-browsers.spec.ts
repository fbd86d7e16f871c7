import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/guards/axe';
import { screen } from '../support/verbs/screen';
import { expect, test } from '../support/test';

/** The engines sign in and open the settings in the oldest supported browser (tests/engines). */
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
    await expectAccessible(page);

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
