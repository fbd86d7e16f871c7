import type { BrowserContext, Route } from '@playwright/test';
import { expectAccessible } from '../support/guards/axe';
import { screen } from '../support/verbs/screen';
import { signInPage } from '../support/verbs/sign-in';
import { expect, test } from '../support/test';

/**
 * Failures around the app (see docs/delivery.md), in the production bundle. Each shows its own message and a way on.
 */
const blocked = /Failed to load resource|net::ERR|preload/;

/** Changes the delivered configuration file. */
async function configure(context: BrowserContext, changes: Record<string, unknown>): Promise<void> {
  await context.route('**/auth/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...changes } });
  });
}

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

test.describe('a configuration file', () => {
  test.use({ allow: { consoleErrors: [/Runtime configuration/, blocked] } });
  const broken: readonly [name: string, response: Parameters<Route['fulfill']>[0], told: string][] = [
    ['that is missing', { status: 404, body: 'Not found' }, '/auth/config.json could not be read'],
    [
      'with a field that is wrong',
      { contentType: 'application/json', body: '{"captchaScriptUrl": "canary"}' },
      'captchaScriptUrl must be a path that starts with one slash, or an https URL',
    ],
  ];
  test('that is missing or wrong shows the names of its fields, never their values, and can be tried again', async ({
    context,
    page,
  }) => {
    for (const [name, response, told] of broken)
      await test.step(name, async () => {
        await context.route('**/auth/config.json', (route) => route.fulfill(response));
        await page.goto('/auth/login');
        await expect(screen.heading(page, 'This page isn’t set up correctly')).toBeVisible();
        await expect(page.getByText(told, { exact: true })).toBeVisible();
        await page.getByText('Details for support').click();
        await expect(page.getByText(/^Version 3\.5\.118\+\S+$/)).toBeVisible();
        await expect(page.getByText('canary')).toBeHidden();
        await context.unroute('**/auth/config.json');
      });
    await expectAccessible(page);
    await screen.press(page, 'Try again');
    await expect(signInPage.username(page)).toBeVisible();
  });
});

test.describe('a language file', () => {
  test('that fails to load leaves the page in English with a message, and a reload fetches it', async ({
    context,
    page,
    world,
  }) => {
    await world.on('getTextPackage').status(503);
    await signInPage.open(page);
    await page.getByLabel('Language').selectOption('de-DE');
    await expect(
      page.getByText(
        'This language couldn’t be loaded, so the page is in English. Please reload the page to try again.',
      ),
    ).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(signInPage.next(page)).toBeVisible();
    await world.faults.clear();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');

    await test.step('HTML in it creates no element', async () => {
      const words = {
        title: '<img src=x onerror="document.title=1">',
        username: '<b>Benutzername</b>',
        next: 'Weiter',
      };
      await context.route('**/resources/identity-ui-client*', (route) =>
        route.fulfill({ json: { resources: { 'sign-in': words } } }),
      );
      await page.reload();
      await expect(page.getByRole('button', { name: 'Weiter' })).toBeVisible();
      await expect(signInPage.username(page)).toBeVisible();
      await expect(page.locator('main img, main b')).toHaveCount(0);
    });
  });
});

test.describe('a host', () => {
  test.describe('with a wrong base address for the services', () => {
    test.use({ allow: { consoleErrors: [blocked] } });
    test('shows an error at the first response that the flow needs, and keeps what the user typed', async ({
      context,
      page,
    }) => {
      const nowhere = '/nowhere/v0';
      await configure(context, {
        bases: { authentication: nowhere, orchestrator: nowhere, orchestratorV1: nowhere, gateway: nowhere },
      });
      await signInPage.open(page);
      await signInPage.signIn(page, 'ann.lee');
      await expect(page.getByRole('alert')).toHaveText('We couldn’t log you in. Please try again.');
      await expect(signInPage.logIn(page)).toBeEnabled();
    });
  });
});

test.describe('services of another contract version', () => {
  test('work as usual when every response has unknown fields', async ({ context, page }) => {
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
