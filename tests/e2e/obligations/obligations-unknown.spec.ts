import { expectAccessible } from '../../support/guards/axe';
import { here } from '../../support/verbs/obligations';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

test.describe('an obligation that the app cannot show', () => {
  const withObligation = (obligation: object) => ({
    code: 'BLOCKED_BY_OBLIGATION',
    message: 'Blocked.',
    traceId: 'trace-1',
    errors: [],
    obligation,
  });

  test.describe('in an unusable response', () => {
    test.use({ allow: { breaches: true, consoleErrors: [/contract/i] } });
    test('ends in a clear page, never in a loop @main', async ({ page, world, signInAs, baseURL }) => {
      await signInAs('ann');
      for (const obligation of [
        { kind: 'command', command: 'danceForUs', isLoginObligation: true },
        { kind: 'redirect', url: 'https://evil.example/', isLoginObligation: true },
      ]) {
        await world.faults.clear();
        await world.journal.clear();
        await world
          .on('checkObligations')
          .offSpec()
          .answer({ status: 412, body: withObligation(obligation) });
        await page.goto('/auth/account-settings/devices');
        await expect(screen.heading(page, /.+/)).toBeVisible();
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
        await expectAccessible(page, [320]);
        expect(here(page).origin).toBe(baseURL);
        await expect(page.getByRole('table')).toBeHidden();
        expect((await world.journal.list({ operationId: 'checkObligations' })).length).toBeLessThanOrEqual(3);
      }
    });
  });

  test('in the address is a clear page with a way on', async ({ page, signInAs }) => {
    await signInAs('ann');
    for (const kind of ['dance-for-us', '__proto__']) {
      await page.goto(`/auth/obligations/${kind}`);
      await expect(screen.heading(page, 'We can’t show this step'), kind).toBeVisible();
    }
    await expectAccessible(page, [320, 1024]);
    await screen.follow(page, 'Log out');
    await screen.arrivesAt(page, '/auth/login');
  });

  test('force SAML of no client shows a clear page without a link to follow', async ({ page, world, signInAs }) => {
    await world.given.obligation('forceSamlAuthentication').for('ann');
    await signInAs('ann');
    for (const query of ['', '?clientId=.', '?clientId=%2e%2E', '?clientId=..%2F..%2Fx', '?clientId=%3Cscript%3E']) {
      await page.goto(`/auth/obligations/force-saml-authentication${query}`);
      await expect(page.getByRole('alert'), query).toContainText('We don’t know which');
      await expect(page.getByRole('link', { name: 'Continue' })).toBeHidden();
    }
  });

  test('a page of an obligation that nobody has says that nothing is asked, and leads on', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ann');
    for (const path of [
      '/auth/change-password',
      '/auth/review-contact-info',
      '/auth/email-verify-notification',
      '/auth/user/create-credential',
      '/auth/user/legal-agreements',
      '/auth/obligations/create-basic-credentials',
      '/auth/obligations/force-saml-authentication',
      '/auth/obligations/force-basic-credential-authentication',
    ]) {
      await page.goto(`${path}?redirectUrl=/auth/choose-product`);
      await expect(screen.heading(page, 'There is nothing to do here'), path).toBeVisible();
      await expect(page.getByText('You can continue.', { exact: true })).toBeVisible();
    }
    await expectAccessible(page, [320, 1024]);
    await screen.follow(page, 'Continue');
    await screen.arrivesAt(page, '/auth/choose-product');
  });

  test('the name of a command leads to its page, with the query', async ({ page, signInAs }) => {
    await signInAs('ann');
    for (const [kind, at] of [
      ['createBasicCredentials', '/auth/obligations/create-basic-credentials'],
      ['changePassword', '/auth/change-password'],
    ] as const) {
      await page.goto(`/auth/obligations/${kind}?redirectUrl=/auth/choose-product`);
      await screen.arrivesAt(page, at);
      expect(here(page).searchParams.get('redirectUrl')).toBe('/auth/choose-product');
    }
  });

  test('an obligation page opened by its address shows while it is asked, and while the check fails', async ({
    page,
    world,
    signInAs,
  }) => {
    await world.given.obligation('changePassword').for('ann');
    await signInAs('ann');
    await page.goto('/auth/change-password');
    await expect(screen.heading(page, 'Choose a new password')).toBeVisible();
    await world.on('checkObligations').status(503);
    await page.reload();
    await expect(screen.heading(page, 'Choose a new password')).toBeVisible();
  });
});
