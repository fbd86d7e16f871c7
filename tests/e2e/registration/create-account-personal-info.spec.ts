import { giveDate, right } from '../../support/verbs/confirmation';
import { address, fillPersonalInfo } from '../../support/verbs/create-account';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

test('personal info by a direct link asks for the date of birth first, and keeps all data on the way back and over reloads', async ({
  page,
}) => {
  await page.goto('/auth/r/invite-valid?a=1');
  await expect(screen.heading(page, 'Welcome, Ivy')).toBeVisible();
  await giveDate(page, right);
  await screen.press(page, 'Continue');
  await expect(screen.heading(page, 'Create your account')).toBeVisible();
  await screen.keepsFocus(page);
  await page.reload();
  await fillPersonalInfo(page, { phone: '2125550188' });
  await screen.button(page, 'Continue').click();
  await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
  await page.reload();
  await expect(page.getByText(address)).toBeVisible();
  await screen.button(page, 'Back to personal info').click();
  await expect(screen.heading(page, 'Create your account')).toBeVisible();
  await expect(page.getByLabel('Confirm email address')).toHaveValue(address);
  await expect(page.getByLabel('Phone number')).toHaveValue('2125550188');
});
