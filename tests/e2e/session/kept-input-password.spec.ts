import type { Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage as signIn } from '../../support/verbs/sign-in';

/** Input is kept when the product signs the user out after a new password (see docs/decisions/kept-input.md). */
const localization = '/auth/account-settings/localization';
const NEW_PASSWORD = 'Windy-Meadow-17';
const region = (page: Page) => page.getByRole('combobox', { name: 'Region' });
const back = (page: Page) => page.getByText('Your entries are still here. They are not saved yet.');

/** Ann has chosen Canada. Before that is saved, she has to choose a password. */
async function meetObligation(page: Page, world: MockWorld): Promise<void> {
  await page.goto(localization);
  await region(page).selectOption('CA');
  await world.given.obligation('changePassword').for('ann');
  await screen.press(page, 'Save');
  await screen.arrivesAt(page, '/auth/change-password');
}

async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await screen.press(page, 'Update password');
  await expect(page.getByRole('alertdialog', { name: 'Password changed' })).toBeVisible();
}

/** Opens the tab by links, because input is lost with the document while nobody is signed in. */
async function openLocalization(page: Page): Promise<void> {
  await page.getByRole('main').waitFor();
  if (new URL(page.url()).pathname !== localization) {
    await screen.follow(page, 'Account settings');
    await screen.tab(page, 'Language and region').click();
  }
}

test('a password obligation gives the edit back after it', async ({ page, signInAs, world }) => {
  await signInAs('ann');
  await meetObligation(page, world);
  await choosePassword(page);
  await screen.press(page, 'OK');
  await screen.arrivesAt(page, '/auth/login');
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).not.toContain('CA');
  await signIn.signIn(page, 'ann.lee', NEW_PASSWORD);
  await screen.arrivesAt(page, localization);
  await expect(region(page)).toHaveValue('CA');
  await expect(back(page)).toBeVisible();
});

test('a password obligation gives nothing to another user', async ({ page, signInAs, world }) => {
  await signInAs('ann');
  await meetObligation(page, world);
  await choosePassword(page);
  await screen.press(page, 'OK');
  await screen.arrivesAt(page, '/auth/login');
  await signIn.signIn(page, 'mona.mobile');
  await screen.arrivesAt(page, localization);
  await expect(region(page)).toHaveValue('US');
  await expect(back(page)).toHaveCount(0);
});

test('a user who logs out instead of choosing a password drops the edit', async ({ page, signInAs, world }) => {
  await signInAs('ann');
  await meetObligation(page, world);
  await page.getByRole('link', { name: 'Log out' }).click();
  await screen.arrivesAt(page, '/auth/login');
  await signIn.signIn(page, 'ann.lee');
  await screen.arrivesAt(page, '/auth/change-password');
  await choosePassword(page);
  await screen.press(page, 'OK');
  await screen.arrivesAt(page, '/auth/login');
  await signIn.signIn(page, 'ann.lee', NEW_PASSWORD);
  await openLocalization(page);
  await expect(region(page)).toHaveValue('US');
  await expect(back(page)).toHaveCount(0);
});
