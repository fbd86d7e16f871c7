import type { Page, Request } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';
import { loadWatched } from '../../support/verbs/session';
import { signInPage } from '../../support/verbs/sign-in';

const dialog = { name: 'Are you still there?' };

test.describe('the countdown', () => {
  test.beforeEach(async ({ clock, signInAs, page }) => {
    await clock.install();
    await signInAs('ann');
    await loadWatched(page, '/auth/account-settings/change-password');
    await expect(page.getByLabel('Current password', { exact: true })).toBeVisible();
  });

  test('a session with under 60 seconds left shows the modal with the seconds, and Stay prolongs it', async ({
    page,
    clock,
  }) => {
    await clock.advance({ minutes: 13 });
    await expect(page.getByRole('alertdialog', dialog)).toBeHidden();
    await clock.advance({ seconds: 70 });
    const modal = page.getByRole('alertdialog', dialog);
    await expect(modal).toBeVisible();
    await expect(modal.getByText(/^\d+ seconds left$/)).toBeVisible();
    await expect(page).toHaveTitle(/^\d+ seconds left – Password – Account settings/);
    // A user who types while the modal opens must not sign out by the next key.
    await expect(modal.getByRole('button', { name: 'Stay logged in' })).toBeFocused();
    await expect(modal.getByRole('button', { name: 'Stay logged in' })).toHaveAccessibleDescription(/^Are you still/);
    await expectAccessible(page);
    await screen.press(page, 'Stay logged in');
    await expect(modal).toBeHidden();
    await expect(page).toHaveTitle(/^Password – Account settings/);
    await clock.advance({ minutes: 5 });
    await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
    // The next warning begins again under 60 seconds.
    await clock.advance({ minutes: 8, seconds: 57 });
    await expect(modal.getByText(/^[45]\d seconds left$/)).toBeVisible();
    await clock.advance({ seconds: 27 });
    await expect(page.locator('[data-announcer]').filter({ hasText: '30 seconds left' })).toHaveCount(1);
  });

  test.describe('a user of the other sign-in system', () => {
    test('goes to its logout address when the session expires, with the way back', async ({
      page,
      clock,
      context,
      signInAs,
    }) => {
      await context.clearCookies({ name: 'session' });
      await signInAs('nina', { method: 'Nexo' });
      await loadWatched(page, '/auth/account-settings/localization');
      await expect(page.getByLabel('Region', { exact: true })).toBeVisible();
      await clock.advance({ minutes: 13 });
      await clock.advance({ seconds: 118 });
      await screen.arrivesAt(page, '/outside/nexo/logout');
      expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/auth/account-settings/localization');
    });
  });
});

/**
 * The flow case of a clock skew of an hour, either way (see docs/decisions/figures.md#flow-cases). The session ends by
 * the server's clock, not by the device's.
 */
const HOUR_MS = 3_600_000;
test('on a device whose clock is an hour ahead the session warning and the session end come on time', async ({
  page,
  clock,
  signInAs,
}) => {
  await page.clock.install({ time: Date.now() + HOUR_MS });
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

/** A response after the end of its session leads nowhere (see docs/decisions/person.md). */
test('a late response of a session that has ended leads nowhere', async ({ page, world, signInAs }) => {
  await signInAs('ann');
  await page.goto('/auth/account-settings/contact-info');
  await screen.press(page, 'Add Contact');
  await page.getByRole('textbox', { name: 'Email address' }).fill('ann.private@example.org');
  // The response asks for a step-up, and comes after the end of the session.
  await world.on('addEmailAddress').delay(60_000);
  const asked = page.waitForRequest(/\/persons\/me\/email-addresses$/);
  await screen.press(page, 'Save');
  await staysSignedOut(page, world, await asked);
  await expect(signInPage.username(page)).toBeVisible();
});

/** Signs out in another tab. Then the delayed response arrives, and leads nowhere. */
async function staysSignedOut(page: Page, world: MockWorld, request: Request): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/auth/logout');
  await screen.arrivesAt(page, '/auth/login');
  const arrived = page.url();
  await world.faults.clear();
  expect((await request.response())?.status()).toBe(412);
  await page.waitForLoadState('networkidle');
  expect(page.url()).toBe(arrived);
}
