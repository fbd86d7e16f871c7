import { expect, type Page } from '@playwright/test';
import { screen } from './screen';
import { signInPage } from './sign-in';

/** Where the user wants to go in every test of obligations. */
export const target = '/view/home?from=mail';
/** The password that `changePassword` sets. */
const NEW_PASSWORD = 'Windy-Meadow-17';

export async function changePassword(page: Page) {
  await page.getByLabel('Current password', { exact: true }).fill('Sunny-Harbor-42');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await screen.press(page, 'Update password');
  await page.getByRole('alertdialog', { name: 'Password changed' }).getByRole('button', { name: 'OK' }).click();
}

/** Changing the password ends all sessions, so the sign-in page appears. */
export async function signInWithNewPassword(page: Page, username: string) {
  await screen.arrivesAt(page, '/auth/login');
  await expect(signInPage.username(page)).toHaveValue(username);
  await signInPage.submit(page, NEW_PASSWORD);
}

/** Another tab makes the open page repeat its check. */
export async function repeatCheck(page: Page) {
  const checked = page.waitForResponse(/check-obligations/);
  await page.evaluate(() => new BroadcastChannel('session').postMessage({ type: 'client-switched' }));
  await (await checked).finished();
}

export const here = (page: Page) => new URL(page.url());
export async function arrivesAtTarget(page: Page) {
  await expect.poll(() => here(page).pathname + here(page).search, { message: 'the original target' }).toBe(target);
}
