import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { address, fillPersonalInfo, open } from '../../support/verbs/create-account';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

test.describe('an unusable invitation link', () => {
  test('with an expired or another token leads to the link failure', async ({ page }) => {
    for (const token of ['invite-expired', 'invite-sso']) {
      await open(page, token);
      await expect(screen.heading(page, 'This link is no longer valid')).toBeVisible();
      await screen.follow(page, 'Go to login');
      await screen.arrivesAt(page, '/auth/login');
    }
  });

  test('from the registration portal shows its code', async ({ page }) => {
    await open(page, 'invite-aim');
    await expect(page.getByText('Registration code: 4HX-82J1')).toBeVisible();
  });
});

test.describe('a direct link to account creation', () => {
  async function giveDate(page: Page) {
    await page.getByLabel('Day').fill('17');
    await page.getByLabel('Month').selectOption('April');
    await page.getByLabel('Year').fill('1990');
    await screen.press(page, 'Continue');
  }

  test('asks for the date of birth first', async ({ page }) => {
    await page.goto('/auth/r/invite-valid?a=1');
    await expect(screen.heading(page, 'Welcome, Ivy')).toBeVisible();
    await expectAccessible(page, [320]);
    await giveDate(page);
    await expect(screen.heading(page, 'Create your account')).toBeVisible();
    await screen.keepsFocus(page);
    await page.reload();
    await expect(screen.heading(page, 'Create your account')).toBeVisible();
  });

  test('keeps the checked date at the next step, also after a reload', async ({ page }) => {
    await open(page, 'invite-valid');
    await giveDate(page);
    await fillPersonalInfo(page);
    await screen.press(page, 'Continue');
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await page.reload();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
  });

  test('says that the profile is incomplete when it has no date of birth', async ({ page }) => {
    await open(page, 'invite-no-birth-date');
    await expect(screen.heading(page, 'Your profile is incomplete')).toBeVisible();
  });

  test('asks again when the service no longer knows of the date, and keeps the input', async ({ page, world }) => {
    await open(page, 'invite-valid');
    await giveDate(page);
    await fillPersonalInfo(page);
    await world.on('prepareCodeEmailVerification').times(1).code('ERROR_VERIFYING_ASSOCIATE');
    await screen.press(page, 'Continue');
    await expect(screen.heading(page, 'Welcome, Ivy')).toBeVisible();
    await giveDate(page);
    await expect(page.getByLabel('Email address', { exact: true })).toHaveValue(address);
  });

  test('asks when the client begins to ask while the form is open, and keeps the input', async ({ page, world }) => {
    await open(page, 'invite-no-check');
    await fillPersonalInfo(page);
    await world.state.patch('associates', 'associate-nell', { attributes: {} });
    await screen.press(page, 'Continue');
    await expect(screen.heading(page, 'Welcome, Nell')).toBeFocused();
    await giveDate(page);
    await expect(page.getByLabel('Email address', { exact: true })).toHaveValue(address);
  });
});
