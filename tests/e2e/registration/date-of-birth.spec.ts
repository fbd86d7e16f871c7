import { expectAccessible } from '../../support/guards/axe';
import { check, giveDate, open, right } from '../../support/verbs/confirmation';
import { expect, test } from '../../support/test';

test('the date check stays locked over a reload, for the right date too', async ({ page, world }) => {
  await world.given.limits({ dateOfBirthTries: 1 });
  await open(page, 'invite-valid');
  await giveDate(page, { day: '18', month: 'April', year: '1990' });
  await check(page).click();
  await expect(page.getByRole('timer')).toContainText('Try again in');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('There were too many attempts. Please try again later.');
  await expect(page.getByRole('timer')).toContainText('Try again in');
  await giveDate(page, right);
  await expect(check(page)).toBeDisabled();
});
