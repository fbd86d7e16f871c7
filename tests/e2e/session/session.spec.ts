import type { Page, Request } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';
import { signInPage } from '../../support/verbs/sign-in';

/**
 * Loads a page and waits until it watches the end of its session. The watch starts with the response about its flag.
 * Until then every call extends the session.
 */
async function loadWatched(page: Page, path: string): Promise<void> {
  const watching = page.waitForResponse(/syncSessionTTLFeatureEnabled/);
  await page.goto(path);
  await watching;
}

test('a user of the other sign-in system goes to its logout address when the session expires, with the way back', async ({
  page,
  clock,
  signInAs,
}) => {
  await clock.install();
  await signInAs('nina', { method: 'Nexo' });
  await loadWatched(page, '/auth/account-settings/localization');
  await expect(page.getByLabel('Region', { exact: true })).toBeVisible();
  await clock.advance({ minutes: 13 });
  await clock.advance({ seconds: 118 });
  await screen.arrivesAt(page, '/outside/nexo/logout');
  expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/auth/account-settings/localization');
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
  await expectAccessible(page);
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

const settings = (tab: string) => `/auth/account-settings/${tab}`;
/** "seen in the other within 1 s" */
const within = { timeout: 1000 };

test('sign-out in one tab removes everything protected from the other and keeps the way back @main', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('ann');
  const other = await context.newPage();
  await other.goto(settings('contact-info'));
  await expect(other.getByText('ann@example.com')).toBeVisible();
  await page.goto(settings('devices'));
  await screen.press(page, 'Log out');
  await screen.arrivesAt(page, '/auth/login');
  await expect(other.getByText('ann@example.com')).toBeHidden(within);
  await expect.poll(() => new URL(other.url()).pathname, within).toBe('/auth/login');
  expect(new URL(other.url()).searchParams.get('redirectUrl')).toBe(settings('contact-info'));
});
