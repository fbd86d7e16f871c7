import { expectAccessible } from '../../support/guards/axe';
import { configure } from '../../support/verbs/configure';
import { screen } from '../../support/verbs/screen';
import { loadWatched } from '../../support/verbs/session';
import { expect, test } from '../../support/test';

const dialog = { name: 'Are you still there?' };

test.beforeEach(async ({ clock, signInAs, page }) => {
  await clock.install();
  await signInAs('ann');
  await loadWatched(page, '/auth/account-settings/change-password');
  await expect(page.getByLabel('Current password', { exact: true })).toBeVisible();
});

test('a session with under 60 seconds left shows the modal with the seconds, and Stay prolongs it @main', async ({
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
  await expectAccessible(page, [320, 1024]);
  await screen.press(page, 'Stay logged in');
  await expect(modal).toBeHidden();
  await expect(page).toHaveTitle(/^Password – Account settings/);
  await clock.advance({ minutes: 5 });
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
  // The next warning begins again under 60 seconds.
  await clock.advance({ minutes: 8, seconds: 57 });
  await expect(modal.getByText(/^[45]\d seconds left$/)).toBeVisible();
});

test('Stay gives the focus to the heading of a page where nothing had it before', async ({ page, clock }) => {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await clock.advance({ minutes: 14, seconds: 10 });
  await screen.press(page, 'Stay logged in');
  await expect(page.getByRole('alertdialog', dialog)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeFocused();
});

test('an expired session logs the user out, with the current path as redirectUrl', async ({ page, clock }) => {
  await clock.advance({ minutes: 13 });
  await clock.advance({ seconds: 118 });
  await screen.arrivesAt(page, '/auth/login');
  expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/auth/account-settings/change-password');
});

test('a failing Stay forces logout', async ({ page, clock, world }) => {
  await clock.advance({ minutes: 13 });
  await clock.advance({ seconds: 70 });
  await expect(page.getByRole('alertdialog', dialog)).toBeVisible();
  await world.on('prolongSession').status(503);
  await screen.press(page, 'Stay logged in');
  await screen.arrivesAt(page, '/auth/login');
});

test.describe('a response that requires another action', () => {
  test.use({ allow: { breaches: true } });

  for (const [status, code] of [
    [403, 'INSUFFICIENT_PERMISSIONS'],
    [412, 'BLOCKED_BY_OBLIGATION'],
  ] as const) {
    test(`forces logout when it is the ${status} of a Stay`, async ({ page, clock, world }) => {
      await clock.advance({ minutes: 13 });
      await clock.advance({ seconds: 70 });
      await expect(page.getByRole('alertdialog', dialog)).toBeVisible();
      const obligation =
        status === 412 ? { obligation: { kind: 'command', command: 'changePassword', isLoginObligation: true } } : {};
      await world
        .on('prolongSession')
        .offSpec()
        .answer({ status, body: { code, message: 'For logs', traceId: 'trace', errors: [], ...obligation } });
      await screen.press(page, 'Stay logged in');
      await screen.arrivesAt(page, '/auth/login');
      expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/auth/account-settings/change-password');
    });
  }

  test('keeps the user in place when it is the 403 of the background sync', async ({ page, clock, world }) => {
    await world.given.flag('syncSessionTTLFeatureEnabled');
    await loadWatched(page, () => page.reload());
    await expect(page.getByLabel('Current password', { exact: true })).toBeVisible();
    await world.on('prolongSession').offSpec().status(403, 'INSUFFICIENT_PERMISSIONS');
    const synced = page.waitForResponse(/prolong-session/);
    await clock.advance({ minutes: 13 });
    await clock.advance({ seconds: 53 });
    await synced;
    await clock.advance({ seconds: 10 });
    await expect(page.getByRole('alertdialog', dialog)).toBeVisible();
    await expect(page.getByLabel('Current password', { exact: true })).toBeVisible();
  });
});

test('a session with under 63 seconds left is synced early, once, when the flag for it is on', async ({
  page,
  clock,
  world,
}) => {
  await world.given.flag('syncSessionTTLFeatureEnabled');
  await loadWatched(page, () => page.reload());
  await expect(page.getByLabel('Current password', { exact: true })).toBeVisible();
  await world.journal.clear();
  await clock.advance({ minutes: 13 });
  await clock.advance({ seconds: 53 });
  const synced = async () =>
    (await world.journal.list({ operationId: 'prolongSession' })).map(({ requestHeaders: sent }) => [
      sent['prolong-session'],
      sent['sync-session-ttl'],
    ]);
  await expect.poll(synced).toEqual([['false', 'true']]);
  await clock.advance({ seconds: 5 });
  await expect(page.getByRole('alertdialog', dialog)).toBeVisible();
  expect(await synced()).toHaveLength(1);
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

  test('sees the undetermined-session failure when its forced logout has no address', async ({
    page,
    clock,
    context,
    signInAs,
    world,
  }) => {
    await context.clearCookies({ name: 'session' });
    await signInAs('nina', { method: 'Nexo' });
    await configure(context, ({ otherSignInSystem: { logoutUrl: _left, ...other }, ...config }) => ({
      ...config,
      otherSignInSystem: other,
    }));
    await world.on('logout').answer({ status: 200, body: { authentication_method: 'Nexo', isSsoSession: false } });
    await loadWatched(page, '/auth/account-settings/localization');
    await expect(page.getByLabel('Region', { exact: true })).toBeVisible();
    await clock.advance({ minutes: 13 });
    await clock.advance({ seconds: 118 });
    await expect(screen.heading(page, 'We couldn’t log you out completely')).toBeVisible();
  });
});
