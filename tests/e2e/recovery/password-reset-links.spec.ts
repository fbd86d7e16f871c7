import { expectAccessible } from '../../support/guards/axe';
import {
  endsAt,
  GOOD,
  linkFailure,
  newPassword,
  openReset,
  reset,
  widths,
} from '../../support/verbs/password-recovery';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

test.describe('a password reset link', () => {
  /** The services refuse every other token in the same way. */
  const bad = ['', '%3Cscript%3E/../..', 'reset-expired'];
  test('with a bad token shows the link-failure page, which leads to a new request', async ({ page }) => {
    for (const token of bad) {
      await openReset(page, token);
      await endsAt(page, 'This link is no longer valid', linkFailure);
      if (token !== '') expect(page.url()).not.toContain('token');
      await screen.follow(page, 'Try again');
      await expect(screen.heading(page, 'Forgot your password?')).toBeVisible();
    }
  });

  test('that fails shows an accessible page, again after a reload @main', async ({ page }) => {
    await openReset(page, 'reset-used');
    await expect(screen.heading(page, 'This link is no longer valid')).toBeVisible();
    await expectAccessible(page, widths);
    await page.reload();
    await endsAt(page, 'This link is no longer valid', linkFailure);
  });

  test('used meanwhile in a second tab shows the link-failure page', async ({ page, context }) => {
    await openReset(page);
    await expect(newPassword(page)).toBeVisible();
    const second = await context.newPage();
    await openReset(second);
    await newPassword(second).fill(GOOD);
    await reset(second).click();
    await expect(screen.heading(second, 'Password changed')).toBeVisible();
    await newPassword(page).fill('Another!83Harbor');
    await reset(page).click();
    await endsAt(page, 'This link is no longer valid', linkFailure);
  });

  test('that expires while the form is open shows the link-failure page', async ({ page, world }) => {
    await openReset(page);
    await newPassword(page).fill(GOOD);
    await world.clock.advance({ hours: 2 });
    await reset(page).click();
    await endsAt(page, 'This link is no longer valid', linkFailure);
  });
});
