import { type BrowserContext, expect, test } from '@playwright/test';
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

test('a host of the second brand never paints the name, the mark or the colour of the first', async ({
  page,
  context,
  baseURL,
}) => {
  const secondHost = new URL(baseURL ?? '').host.replace('localhost', 'rebrand.localhost');
  const release = await withoutScripts(context);
  await page.goto(`http://${secondHost}/auth/login`, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'rebrand');
  await expect(page.locator('html')).toHaveCSS('--accent', '#175a46');
  await expect(page.getByText('Lifion').first()).toBeHidden();
  await expect(page.locator('#root')).toHaveCSS('visibility', 'hidden');
  release();
  await expect(page.getByText('Lyric HCM').first()).toBeVisible();
  await expect(page.getByText('Lifion')).toHaveCount(0);
});

test('a host of the first brand shows the form at once, as before', async ({ page, context }) => {
  const release = await withoutScripts(context);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await expect(page.getByText('Lifion').first()).toBeVisible();
  await expect(signInPage.username(page)).toBeVisible();
  release();
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
});
