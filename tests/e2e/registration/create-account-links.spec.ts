import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { fillPersonalInfo, open } from '../../support/verbs/create-account';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

test('an unusable invitation link says what is wrong with it, and leads to login @main', async ({ page }) => {
  for (const [token, text] of [
    ['invite-aim', 'Registration code: 4HX-82J1'],
    ['invite-no-birth-date', 'Your profile is incomplete'],
    ['invite-sso', 'This link is no longer valid'],
    ['invite-expired', 'This link is no longer valid'],
  ] as const) {
    await open(page, token);
    await expect(page.getByText(text), token).toBeVisible();
  }
  await screen.follow(page, 'Go to login');
  await screen.arrivesAt(page, '/auth/login');
});

test.describe('a direct link to account creation', () => {
  async function giveDate(page: Page) {
    await page.getByLabel('Day').fill('17');
    await page.getByLabel('Month').selectOption('April');
    await page.getByLabel('Year').fill('1990');
    await screen.press(page, 'Continue');
  }

  test('asks for the date of birth first, and keeps the checked date at each step, also after a reload', async ({
    page,
  }) => {
    await page.goto('/auth/r/invite-valid?a=1');
    await expect(screen.heading(page, 'Welcome, Ivy')).toBeVisible();
    await expectAccessible(page, [320]);
    await giveDate(page);
    await expect(screen.heading(page, 'Create your account')).toBeVisible();
    await screen.keepsFocus(page);
    await page.reload();
    await fillPersonalInfo(page);
    await screen.press(page, 'Continue');
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await page.reload();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
  });
});
