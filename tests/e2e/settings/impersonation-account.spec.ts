import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('oscar');
  await page.goto('/auth/impersonation?impersonationId=impersonation-good');
  await page.getByLabel('Reason').fill('Case 4711');
  await screen.press(page, 'Start impersonation');
  await expect(page.getByText('You are acting as Ann Lee (Harbor Foods).')).toBeVisible();
  // The bar shows before the next page does. A test that leaves earlier would interrupt that navigation.
  await expect(screen.heading(page, 'Welcome, Ann')).toBeVisible();
});

test('every page shows the account of the associate, and after the end that of the staff member', async ({ page }) => {
  await page.goto('/auth/account-settings/contact-info');
  const header = page.getByRole('banner');
  await expect(header.getByText('Ann', { exact: true })).toBeVisible();
  await expect(header.getByText('AL', { exact: true })).toBeVisible();
  await expect(page.getByText('ann@example.com')).toBeVisible();
  await expect(page.getByText('oscar@example.com')).toHaveCount(0);
  await screen.press(page, 'End impersonation');
  await expect(screen.heading(page, 'Welcome, Oscar')).toBeVisible();
  await page.goto('/auth/account-settings/contact-info');
  await expect(page.getByText('oscar@example.com')).toBeVisible();
});

test('a change of the account is refused in words, and the form keeps its input @main', async ({ page, world }) => {
  await page.goto('/auth/account-settings/localization');
  const region = page.getByRole('combobox', { name: 'Region' });
  await region.selectOption('CA');
  await screen.press(page, 'Save');
  const refusal = page.getByRole('alertdialog', { name: 'You can’t change this while you are acting as Ann Lee' });
  await expect(refusal).toContainText('Nothing was saved.');
  await screen.press(page, 'OK');
  await expect(refusal).toBeHidden();
  await expect(region).toHaveValue('CA');
  await expect(screen.heading(page, 'Account settings')).toBeVisible();
  expect((await world.state.read('persons')).find(({ id }) => id === 'ann')?.region).toBe('US');
});

test('a sign-in at an identity provider ends the impersonation', async ({ page }) => {
  await page.goto('/outside/sso/any?returnUrl=/');
  await page.getByLabel('Username or e-mail address').fill('oscar.staff');
  await screen.press(page, 'Sign in');
  await expect(screen.heading(page, 'Welcome, Oscar')).toBeVisible();
  await expect(page.getByText('You are acting as')).toBeHidden();
});

test('the security of the account stays closed, and an obligation of the associate stops nobody', async ({
  page,
  world,
}) => {
  await page.goto('/auth/account-settings/security');
  await screen.arrivesAt(page, '/auth/account-settings/switch-clients');

  await world.given.obligation('changePassword').for('ann');
  await page.goto('/auth/account-settings/contact-info');
  await expect(page.getByText('ann@example.com')).toBeVisible();
});
