import { expectAccessible } from '../../support/guards/axe';
import {
  email,
  endsAt,
  GOOD,
  newPassword,
  openRequest,
  reset,
  submit,
  logInNow,
  toLogin,
} from '../../support/verbs/password-recovery';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

test(
  'the password reset leads from the mail to the new password, which signs in',
  { tag: '@main' },
  async ({ page, world }) => {
    await openRequest(page);
    await email(page).fill('ann@example.com');
    await submit(page).click();
    const link = (await world.outbox.waitFor({ kind: 'resetPassword' })).link ?? '';
    await endsAt(page, 'Check your email', toLogin);
    await page.goto(link);
    await expect(screen.heading(page, 'Choose a new password')).toBeVisible();
    expect(page.url()).not.toContain('token');
    await expect(reset(page)).toBeDisabled();
    await expectAccessible(page);
    await newPassword(page).fill(GOOD);
    await page.keyboard.press('Enter');
    await endsAt(page, 'Password changed', logInNow);
    await screen.keepsFocus(page);
    await expectAccessible(page);
    await screen.follow(page, 'Log in');
    await expect(page.getByLabel('Username', { exact: true })).toHaveValue('ann.lee');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(GOOD);
    await page.keyboard.press('Enter');
    await expect(screen.heading(page, 'Welcome, Ann')).toBeVisible();
  },
);
