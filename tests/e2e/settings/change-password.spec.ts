import { expectAccessible } from '../../support/guards/axe';
import { holdToasts, screen } from '../../support/verbs/screen';
import { PASSWORD } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

test('the stored flag of a changed password leads to logout-all-sessions at once when the page opens again', async ({
  page,
  signInAs,
  world,
}) => {
  await signInAs('ann');
  await page.goto('/auth/account-settings/change-password');
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('Windy-Meadow-17');
  await screen.press(page, 'Update password');
  await expect(page.getByRole('alertdialog', { name: 'Password changed' })).toBeVisible();
  await expectAccessible(page);
  await holdToasts(page);
  await page.reload();
  await screen.arrivesAt(page, '/auth/login');
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await world.verify({ call: { operationId: 'logoutAllSessions' }, times: 1 });
});
