import { expectAccessible } from '../../support/guards/axe';
import { endsAt, linkFailure, newPassword, openReset } from '../../support/verbs/password-recovery';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

test.describe('a password reset link', () => {
  test('with a missing, mangled, expired or used token shows the link-failure page, which leads to a new request @main', async ({
    page,
  }) => {
    for (const token of ['', '%3Cscript%3E/../..', 'reset-expired', 'reset-used']) {
      await openReset(page, token);
      await endsAt(page, 'This link is no longer valid', linkFailure);
      if (token !== '') expect(page.url()).not.toContain('token');
    }
    await expectAccessible(page);
    await page.reload();
    await endsAt(page, 'This link is no longer valid', linkFailure);
    await screen.follow(page, 'Try again');
    await expect(screen.heading(page, 'Forgot your password?')).toBeVisible();
  });

  test('is read without what a mail program adds', async ({ page }) => {
    await openReset(page, 'reset-valid)%0D%0A');
    await expect(newPassword(page)).toBeVisible();
    await openReset(page, 'reset-other.');
    await endsAt(page, 'This link is no longer valid', linkFailure);
  });
});
