import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';

/** The user keeps the typed input when something interrupts a form (see docs/decisions/kept-input.md). */
const localization = '/auth/account-settings/localization';
const region = (page: Page) => page.getByRole('combobox', { name: 'Region' });
const back = (page: Page) => page.getByText('Your entries are still here. They are not saved yet.');

test('an obligation that stops a save gives the edit back after it @main', async ({ page, signInAs, world }) => {
  await signInAs('ann');
  await page.goto(localization);
  await region(page).selectOption('CA');
  await world.given.obligation('reviewContactInfo').for('ann');
  await screen.press(page, 'Save');
  await screen.arrivesAt(page, '/auth/review-contact-info');
  await expect(page.getByText('ann@example.com')).toBeVisible();
  await screen.press(page, 'Confirm');
  await screen.arrivesAt(page, localization);
  await expect(page.getByText('Thank you. Your contact info is confirmed.')).toBeVisible();
  await expect(region(page)).toHaveValue('CA');
  await expect(back(page)).toBeVisible();
  await screen.press(page, 'Save');
  await expect(page.getByText('Your regional settings were saved.')).toBeVisible();
  // Does not wait, because the toast would also disappear by itself.
  expect(await back(page).count(), '"They are not saved yet" goes with the save').toBe(0);
  await page.reload();
  await expect(region(page)).toHaveValue('CA');
  await expect(back(page)).toBeHidden();
});
