import { expectAccessible } from '../../support/guards/axe';
import { check, giveDate, open, right } from '../../support/verbs/confirmation';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const wrong = { day: '18', month: 'April', year: '1990' };

test.describe('the date check', () => {
  /** date-parts.test.ts has the table of what can be pasted. */
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
