import { screen } from '../../support/verbs/screen';
import { loadWatched } from '../../support/verbs/session';
import { expect, test } from '../../support/test';

/**
 * The flow case of a clock skew of an hour, either way (see docs/decisions/figures.md#flow-cases). The session ends by
 * the server's clock, not by the device's.
 */
const HOUR_MS = 3_600_000;
const devices = [
  { name: 'an hour ahead', ms: HOUR_MS },
  { name: 'an hour behind', ms: -HOUR_MS },
];

for (const { name, ms } of devices) {
  test(`on a device whose clock is ${name} the session warning and the session end come on time`, async ({
    page,
    clock,
    signInAs,
  }) => {
    await page.clock.install({ time: Date.now() + ms });
    await signInAs('ann');
    await loadWatched(page, '/auth/account-settings/change-password');
    await expect(page.getByLabel('Current password', { exact: true })).toBeVisible();
    const modal = page.getByRole('alertdialog', { name: 'Are you still there?' });
    await clock.advance({ minutes: 13 });
    await expect(modal).toBeHidden();
    await clock.advance({ seconds: 70 });
    await expect(modal.getByText(/^[1-5]?\d seconds left$/)).toBeVisible();
    await screen.press(page, 'Stay logged in');
    await expect(modal).toBeHidden();
    await clock.advance({ minutes: 13 });
    await expect(modal).toBeHidden();
    await clock.advance({ seconds: 118 });
    await screen.arrivesAt(page, '/auth/login');
  });
}
