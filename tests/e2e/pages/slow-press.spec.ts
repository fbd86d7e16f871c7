import { fillCredentials, fillPersonalInfo, open, toAccountInfo } from '../../support/verbs/create-account';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/**
 * Leaving a field validates it. The message must not move the pressed button away from the pointer (see
 * docs/decisions/behaviour.md).
 */
test.describe('at 360 px, a slow press counts although the field that it leaves is wrong', () => {
  test.use({ viewport: { width: 360, height: 1400 } });

  test('for Continue of personal info', async ({ page }) => {
    await open(page);
    await fillPersonalInfo(page, { confirm: 'other@example.com' });
    await page.getByLabel('Last name').fill('x'.repeat(41));
    await screen.pressSlowly(page, screen.button(page, 'Continue'));
    await expect(page.getByRole('alert').filter({ hasText: 'Please check the following' })).toBeFocused();
  });

  test('for Create account of account info', async ({ page, world }) => {
    await toAccountInfo(page, world);
    await fillCredentials(page, 'nell..byrne', 'short');
    await screen.pressSlowly(page, screen.button(page, 'Create account'));
    await expect(
      page.getByText('Usernames may only contain numbers, letters, _, -, @, and non-consecutive periods.'),
    ).toBeVisible();
    await expect(page.getByText('Please choose a password that meets all requirements.')).toBeVisible();
    await expect(page.getByLabel('Username', { exact: true })).toBeFocused();
  });
});
