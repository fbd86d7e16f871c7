import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { check, giveDate, open, right } from '../../support/verbs/confirmation';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** Each part has the error of the date, so that the way back to it says it. */
const date = (page: Page) => page.getByRole('group', { name: 'Date of birth' }).getByRole('textbox').first();

const invalid = 'Please enter a real date, with a four-digit year.';
const wrong = { day: '18', month: 'April', year: '1990' };

async function paste(page: Page, part: string, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.getByLabel(part).focus();
  await page.keyboard.press('ControlOrMeta+V');
}

test.describe('the date check', () => {
  test('reports a wrong date, which can be corrected and reset, and offers a way out @main', async ({ page }) => {
    await open(page, 'invite-valid');
    await giveDate(page, wrong);
    await check(page).click();
    await expect(page.getByRole('alert')).toContainText(
      'The date of birth is not correct, or this link was not meant for you.',
    );
    await expect(page.getByLabel('Day')).toHaveValue('18');
    await expect(page).toHaveTitle(/^Error: /);
    await expectAccessible(page);
    await screen.press(page, 'Clear the date');
    await expect(page.getByLabel('Day')).toHaveValue('');
    await expect(check(page)).toBeDisabled();
    await expect(page.getByRole('alert')).toHaveCount(0);

    await expect(page.getByText('Can’t enter your date of birth? Your HR department can help you.')).toBeVisible();
    await screen.follow(page, 'Back to login');
    await screen.arrivesAt(page, '/auth/login');
  });

  /** date-parts.test.ts has the table of what can be pasted. */
  test('a pasted date fills all three parts; one that does not exist, is too old, missing or unfinished is not sent', async ({
    page,
    context,
    world,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, 'invite-valid');
    await paste(page, 'Year', ' 1990 ');
    await expect(page.getByLabel('Year')).toHaveValue('1990');
    await paste(page, 'Day', '1990-04-17');
    await expect(page.getByLabel('Day')).toHaveValue('17');
    await expect(page.getByLabel('Month')).toHaveValue('4');
    await expect(page.locator('[aria-live]').filter({ hasText: 'April 17, 1990' })).toHaveCount(1);
    await expect(page.getByLabel('Day')).toBeFocused();
    await screen.press(page, 'Clear the date');

    await giveDate(page, { day: '31', month: 'February', year: '1990' });
    await expect(date(page)).toHaveAccessibleDescription(invalid);
    await expect(check(page)).toBeDisabled();
    await expect(page).toHaveTitle(/^Error: /);
    await expectAccessible(page);
    await giveDate(page, right);
    await expect(date(page)).toHaveAccessibleDescription('');
    await expect(check(page)).toBeEnabled();

    await giveDate(page, { ...right, year: '1899' });
    await page.keyboard.press('Enter');
    await expect(date(page)).toHaveAccessibleDescription('Please enter a date between 1900 and today.');
    await expect(check(page)).toBeDisabled();
    expect(await world.journal.list({ operationId: 'verifyAssociate' })).toHaveLength(0);

    await screen.press(page, 'Clear the date');

    await page.getByLabel('Year').focus();
    await page.keyboard.press('Enter');
    await expect(date(page)).toHaveAccessibleDescription('Please enter your date of birth.');
    await expect(page.getByLabel('Year')).toBeFocused();
    await giveDate(page, { ...right, year: '90' });
    await page.keyboard.press('Enter');
    await expect(date(page)).toHaveAccessibleDescription(invalid);
    await screen.press(page, 'Clear the date');
    await expect(date(page)).toHaveAccessibleDescription('');

    await giveDate(page, { ...right, year: '90' });
    await screen.heading(page, 'Welcome, Ivy').click();
    await expect(date(page)).toHaveAccessibleDescription(invalid);
  });

  test('locks after five wrong dates, also after a reload, and opens by itself', async ({ page, clock }) => {
    await clock.install();
    await open(page, 'invite-valid');
    await giveDate(page, wrong);
    for (let time = 1; time <= 4; time += 1) {
      await check(page).click();
      await expect(page.getByRole('alert')).toContainText('not correct');
      await expect(check(page)).toBeEnabled();
    }
    await check(page).click();
    await expect(page.getByRole('alert')).toContainText('There were too many attempts. Please try again later.');
    await expect(page.getByRole('timer')).toContainText('Try again in');
    await expect(check(page)).toBeDisabled();
    await expect(page.getByLabel('Month')).toBeFocused();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('There were too many attempts. Please try again later.');
    await expect(page.getByRole('timer')).toContainText('Try again in');
    await giveDate(page, right);
    await expect(check(page)).toBeDisabled();
    await clock.advance({ minutes: 5, seconds: 1 });
    await expect(check(page)).toBeEnabled();
    await check(page).click();
    await screen.arrivesAt(page, '/auth/create-account/invite-valid');
  });
});
