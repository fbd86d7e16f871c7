import { expect, type Page } from '@playwright/test';
import { screen } from './screen';
import { signInPage } from './sign-in';

/** Where the person of every test of obligations (see docs/product/4-states.md) wanted to go. */
export const target = '/view/home?from=mail';
export const NEW_PASSWORD = 'Windy-Meadow-17';

export async function changePassword(page: Page) {
  await page.getByLabel('Current password', { exact: true }).fill('Sunny-Harbor-42');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await screen.press(page, 'Update password');
  await page.getByRole('alertdialog', { name: 'Password changed' }).getByRole('button', { name: 'OK' }).click();
}

/** All sessions have ended; the new password signs in, and the way back was kept. */
export async function signInAnew(page: Page, username: string) {
  await screen.arrivesAt(page, '/auth/login');
  await signInPage.signIn(page, username, NEW_PASSWORD);
}

export const here = (page: Page) => new URL(page.url());
export async function arrivesAtTarget(page: Page) {
  await expect.poll(() => here(page).pathname + here(page).search, { message: 'the original target' }).toBe(target);
}
