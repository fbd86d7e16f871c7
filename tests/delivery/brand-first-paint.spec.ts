import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { BrandSettings } from '../../src/config/brand-schema';
import { brandEntryOf } from '../../scripts/delivery/host-brands';
import { configure } from '../support/verbs/configure';
import { signInPage } from '../support/verbs/sign-in';

/**
 * The first paint on each host, before the scripts arrive (see docs/decisions/first-paint.md). Does not use the guard
 * of the flows, which knows one host only.
 */
async function withoutScripts(context: BrowserContext): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route(/\/auth\/assets\/.*\.js$/, (route) => released.then(() => route.continue()));
  return release;
}

/** The page is empty, and has the colour and the icon of its brand already. */
async function expectWaiting(page: Page, brand: string, background: string, icon: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
  await expect(page.locator('html')).toHaveCSS('background-color', background);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', icon);
  await expect(page.getByText('Lifion').first()).toBeHidden();
  await expect(page.locator('#root')).toHaveCSS('visibility', 'hidden');
}

test('a host of the second brand never paints the name, the mark or the colour of the first', async ({
  page,
  context,
  baseURL,
}) => {
  const background = 'rgb(19, 20, 18)';
  const secondHost = new URL(baseURL ?? '').host.replace('localhost', 'rebrand.localhost');
  const release = await withoutScripts(context);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`http://${secondHost}/auth/login`, { waitUntil: 'commit' });
  await expectWaiting(page, 'rebrand', background, '/auth/mark-rebrand-light.svg');
  release();
  await expect(page.getByText('Lyric HCM').first()).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', background);
  await expect(page.getByText('Lifion')).toHaveCount(0);
});

/** What nginx says of the brand, where the preview does not. */
async function tell(context: BrowserContext, entry: string): Promise<void> {
  await context.route('**/auth/login', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'server-timing': entry } });
  });
}

test('a host of the first brand shows the form at once, but waits for another look than that of the build', async ({
  page,
  context,
}) => {
  const release = await withoutScripts(context);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await expect(page.getByText('Lifion').first()).toBeVisible();
  await expect(signInPage.username(page)).toBeVisible();

  const settings: BrandSettings = { name: 'Acme Pay', colours: { light: { page: '#fffdf0' }, dark: {} } };
  await configure(context, (config) => ({
    ...config,
    brandSettings: { ...config.brandSettings, default: settings },
  }));
  await tell(context, brandEntryOf('default', settings));
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await expectWaiting(page, 'default', 'rgb(255, 253, 240)', '/auth/favicon.svg');
  release();
  await expect(page.getByText('Acme Pay').first()).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 253, 240)');
  await expect(page.getByText('Lifion')).toHaveCount(0);
});
