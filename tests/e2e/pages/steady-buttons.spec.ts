import type { Locator } from '@playwright/test';
import { check, giveDate, open as openInvitation, right } from '../../support/verbs/confirmation';
import { open as openAccount } from '../../support/verbs/create-account';
import { newPassword, openReset, reset } from '../../support/verbs/password-recovery';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** A message that fits the space kept for it moves no button (see docs/decisions/behaviour.md). */
const topOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top + scrollY);

test('below the error of a field', async ({ page }) => {
  await page.goto('/auth/sso-login/request');
  const submit = screen.button(page, 'Submit');
  await page.getByLabel('Email address').fill('ann@nowhere.example');
  await expect(submit).toBeEnabled();
  const before = await topOf(submit);
  await submit.click();
  await expect(page.getByText(/^Single sign-on isn.t available/)).toBeVisible();
  expect(await topOf(submit)).toBeCloseTo(before, 0);
});

test('below the message of a form', async ({ page }) => {
  await openInvitation(page, 'invite-valid');
  const before = await topOf(check(page));
  await giveDate(page, { ...right, day: '18' });
  await check(page).click();
  await expect(page.getByText(/^The date of birth is not correct/)).toBeVisible();
  expect(await topOf(check(page))).toBeCloseTo(before, 0);
});

test('below the error of a box', async ({ page, signInAs }) => {
  await signInAs('lea');
  await page.goto(`/auth/user/legal-agreements?agreements=${btoa(JSON.stringify(['terms-of-service']))}`);
  const agree = screen.button(page, 'Agree');
  await expect(agree).toBeVisible();
  const before = await topOf(agree);
  await agree.click();
  await expect(page.getByText(/^You must agree/)).toBeVisible();
  expect(await topOf(agree)).toBeCloseTo(before, 0);
});

test('below the error of a phone number, in the row that it shares with its country', async ({ page }) => {
  await openAccount(page);
  const next = screen.button(page, 'Continue');
  const before = await topOf(next);
  await page.getByLabel('Phone number').fill('12');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Please enter a valid phone number.')).toBeVisible();
  expect(await topOf(next)).toBe(before);
});

test('below the text before the last try of a current password', async ({ page, signInAs, world }) => {
  await world.given.limits({ passwordChangeTries: 2 });
  await signInAs('ann');
  await page.goto('/auth/account-settings/change-password');
  const next = page.getByLabel('New password', { exact: true });
  const update = screen.button(page, 'Update password');
  await page.getByLabel('Current password', { exact: true }).fill('Wrong-Harbor-1');
  await next.fill('Windy-Meadow-17');
  const before = [await topOf(next), await topOf(update)];
  await update.click();
  await expect(page.getByText(/After one more incorrect attempt, you will be logged out/)).toBeVisible();
  expect([await topOf(next), await topOf(update)]).toEqual(before);
});

test('below the error of a new password, which moves no rule of its list either', async ({ page }) => {
  await openReset(page);
  const rule = page.getByRole('listitem').filter({ hasText: '8 to 72 characters' });
  await newPassword(page).fill('Password1!');
  const before = [await topOf(rule), await topOf(reset(page))];
  await reset(page).click();
  await expect(page.getByText('This password is too common.')).toBeVisible();
  expect([await topOf(rule), await topOf(reset(page))]).toEqual(before);
});
