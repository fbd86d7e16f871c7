import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';

/** With a stopped clock, what a timer holds back never shows (see docs/decisions/libraries.md#traps). */
test('the frame of the settings shows as soon as its code has loaded', async ({ page, signInAs }) => {
  await signInAs('ann');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.goto('/auth/account-settings/contact-info');
  await expect(screen.heading(page, 'Account settings')).toBeVisible();
});
