import { email } from '../../support/verbs/password-recovery';
import { screen } from '../../support/verbs/screen';
import { signInPage } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** The recovery pages take over the identifier typed at login, and give it back. */
test.describe('the identifier of login travels by state and never by address', () => {
  test('each form leads to the other one and back to login, with the address, the target and the way back', async ({
    page,
  }) => {
    await signInPage.open(page, '?redirectUrl=%2Fview%2Fhome');
    await signInPage.username(page).fill('ann.lee');
    // Who has typed a username gets the password first.
    await screen.follow(page, 'Forgot username or password?');
    await screen.arrivesAt(page, '/auth/forgot-password/request');
    await email(page).fill('ann@example.com');
    await screen.follow(page, 'Forgot your username?');
    await expect(screen.heading(page, 'Forgot your username?')).toBeVisible();
    await expect(email(page)).toHaveValue('ann@example.com');
    expect(page.url()).not.toContain('ann');
    await screen.follow(page, 'Forgot your password?');
    await screen.arrivesAt(page, '/auth/forgot-password/request');
    await expect(screen.heading(page, 'Forgot your password?')).toBeVisible();
    await expect(email(page)).toHaveValue('ann@example.com');
    await screen.follow(page, 'Cancel');
    await expect(page).toHaveURL(/redirectUrl=%2Fview%2Fhome/);
    await expect(signInPage.username(page)).toHaveValue('ann.lee');

    await test.step('an e-mail address fills the field, and comes back to login unchanged', async () => {
      await signInPage.username(page).fill('ann@example.com');
      await page.keyboard.press('Enter');
      await screen.follow(page, 'Forgot password?');
      await expect(email(page)).toHaveValue('ann@example.com');
      expect(page.url()).not.toContain('ann');
      await email(page).fill('ann.lee@example.com');
      await screen.follow(page, 'Cancel');
      await expect(signInPage.username(page)).toHaveValue('ann.lee@example.com');
      expect(page.url()).not.toContain('ann');
    });
  });
});
