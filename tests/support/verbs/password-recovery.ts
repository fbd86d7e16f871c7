/** Password recovery: the request, the page behind its mail, the results. */
import { expect, type Page } from '@playwright/test';
import { screen } from './screen';

export const email = (page: Page) => page.getByLabel('Email address');
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });
export const newPassword = (page: Page) => page.getByLabel('New password', { exact: true });
export const reset = (page: Page) => page.getByRole('button', { name: 'Reset password' });
export const openReset = (page: Page) => page.goto('/auth/forgot-password/reset?token=reset-valid');
export const GOOD = 'Lantern!72Harbor';

export async function openRequest(page: Page): Promise<void> {
  await page.goto('/auth/forgot-password/request');
  await expect(screen.heading(page, 'Forgot your password?')).toBeVisible();
}

export async function endsAt(page: Page, title: string, wayOn: { name: string; href: string }): Promise<void> {
  await expect(screen.heading(page, title)).toBeVisible();
  await expect(page.getByRole('link', { name: wayOn.name })).toHaveAttribute('href', wayOn.href);
}
/** The link to sign-in on a result page. */
export const logInNow = { name: 'Log in', href: '/auth/login' };
export const toLogin = { name: 'Go to login', href: '/auth/login' };
