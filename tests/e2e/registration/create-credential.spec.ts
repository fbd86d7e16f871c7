import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { signInPage } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

const password = 'Lantern!72Harbor';

async function fill(page: Page, username = 'cleo.marin', secret = password): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('checkbox').check();
}
const create = (page: Page) => page.getByRole('button', { name: 'Create', exact: true });

test.describe('create credential', () => {
  test('makes a username and password that log in; the base path passes the token on @main', async ({ page }) => {
    await page.goto('/auth/create-credential?token=credential-valid&redirectUrl=/auth/account-settings/devices');
    await screen.arrivesAt(page, '/auth/create-credential/account-info');
    await expect(screen.heading(page, 'Create your username and password')).toBeVisible();
    expect(page.url()).not.toContain('credential-valid');
    await expectAccessible(page);
    await expect(create(page)).toBeDisabled();
    await fill(page);
    await create(page).dblclick();
    await screen.arrivesAt(page, '/auth/create-credential/success-notification');
    await expectAccessible(page);
    await screen.press(page, 'Continue');
    await screen.arrivesAt(page, '/auth/login');
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/auth/account-settings/devices');
    await expect(page.getByLabel('Username', { exact: true })).toHaveValue('cleo.marin');
    await expect(signInPage.password(page)).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await screen.arrivesAt(page, '/auth/account-settings/devices');
  });

  test('the link works once and leads to its redirectUrl', async ({ page }) => {
    await page.goto('/auth/create-credential/account-info?token=credential-valid&redirectUrl=/auth/legal');
    await fill(page);
    await create(page).click();
    await screen.arrivesAt(page, '/auth/create-credential/success-notification');
    await screen.press(page, 'Continue');
    await screen.arrivesAt(page, '/auth/legal');
    await page.goto('/auth/create-credential/account-info?token=credential-valid');
    await expect(screen.heading(page, 'This link is no longer valid')).toBeVisible();
  });

  test.describe('with a target on another origin', () => {
    // The app follows the target's path on our own origin, where the product has no such page.
    test.use({ allow: { consoleErrors: [/status of 404/] } });

    test('never leaves the site at Continue', async ({ page, baseURL }) => {
      await page.goto(
        `/auth/create-credential/success-notification?redirectUrl=${encodeURIComponent('//evil.example')}`,
      );
      await screen.press(page, 'Continue');
      await expect.poll(() => new URL(page.url()).pathname).not.toContain('create-credential');
      expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
    });
  });
});
