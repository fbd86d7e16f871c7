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

test('create credential makes a username and password that log in; the base path passes the token on', async ({
  page,
}) => {
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
