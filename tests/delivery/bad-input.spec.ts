import { screen } from '../support/verbs/screen';
import { signInPage } from '../support/verbs/sign-in';
import { expect, test } from '../support/test';

/**
 * Failures around the app (see docs/delivery.md), in the production bundle. Each shows its own message and a way on.
 */
const blocked = /Failed to load resource|net::ERR|preload/;

test.describe('a configuration that never answers', () => {
  test.use({ allow: { consoleErrors: [/Runtime configuration/, blocked] } });
  test('is told, and what was typed is there at the next try', async ({ page, context }) => {
    await context.route('**/auth/config.json', () => new Promise(() => undefined));
    await page.goto('/auth/login', { waitUntil: 'commit' });
    await signInPage.username(page).fill('ann.lee');
    const heading = page.getByRole('heading', { level: 1, name: 'We couldn’t load this page' });
    await expect(heading).toBeFocused({ timeout: 25_000 });
    await context.unroute('**/auth/config.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(signInPage.username(page)).toHaveValue('ann.lee');
  });
});

test('services of another contract version work as usual when every response has unknown fields', async ({
  context,
  page,
}) => {
  await context.route('**/api/**', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    if (!(response.headers()['content-type'] ?? '').includes('json')) return route.fulfill({ response });
    await route.fulfill({ response, json: withTomorrow(await response.json()) });
  });
  await signInPage.open(page);
  await signInPage.signIn(page, 'ben.many');
  await expect(screen.heading(page, /Ben/)).toBeVisible();
  await page.goto('/auth/account-settings/switch-clients');
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await screen.tab(page, 'Contact info').click();
  await expect(page.getByRole('button', { name: 'Add Contact' })).toBeVisible();
  await screen.tab(page, 'Devices').click();
  await expect(page.getByRole('heading', { name: 'Devices' })).toBeVisible();
});

/** Adds a field that no version of the contract has to each object of the value. */
function withTomorrow(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTomorrow);
  if (typeof value !== 'object' || value === null) return value;
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withTomorrow(one)])),
    fieldOfTomorrow: { is: ['unknown', 1, null] },
  };
}

/** Storage that the browser refuses (see docs/delivery.md), in the production bundle. */

test.describe('storage', () => {
  const forbidden = () => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  };
  test('that is forbidden breaks no flow: sign-in, settings, and a switch to the other sign-in system', async ({
    context,
    page,
  }) => {
    await context.addInitScript(forbidden);
    await signInPage.open(page);
    await signInPage.signIn(page, 'ben.many');
    await expect(screen.heading(page, /Ben/)).toBeVisible();
    await page.goto('/auth/account-settings/switch-clients');
    await screen.press(page, 'Switch to Northgate Freight');
    await screen.press(page, 'Log out and switch');
    await screen.arrivesAt(page, '/auth/switch-clients-message');
    await expect(screen.heading(page, 'Log in to your other company')).toBeVisible();
    await screen.press(page, 'Continue');
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/(outside\/nexo|auth)\/login$/);
  });
});
