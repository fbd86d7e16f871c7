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
    const unusable: readonly [name: string, obligation: object][] = [
      ['an unknown command', { kind: 'command', command: 'danceForUs', isLoginObligation: true }],
      ['a redirect to another origin', { kind: 'redirect', url: 'https://evil.example/', isLoginObligation: true }],
    ];
    for (const [name, obligation] of unusable) {
      test(`${name} ends in a clear page, never in a loop @main`, async ({ page, world, signInAs, baseURL }) => {
        await signInAs('ann');
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
      });
    }
  });

  test('an unknown kind is a clear page with a way on', async ({ page, signInAs }) => {
    for (const kind of ['dance-for-us', '__proto__']) {
      await signInAs('ann');
      await page.goto(`/auth/obligations/${kind}`);
      await expect(screen.heading(page, 'We can’t show this step')).toBeVisible();
      await expectAccessible(page, [320, 1024]);
      await screen.follow(page, 'Log out');
      await screen.arrivesAt(page, '/auth/login');
    }
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

  test('a page without its obligation says that nothing is asked, and leads on', async ({ page, signInAs }) => {
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
      await signInAs('ann');
      await page.goto(`${path}?redirectUrl=/auth/choose-product`);
      await expect(screen.heading(page, 'There is nothing to do here')).toBeVisible();
      await expect(page.getByText('You can continue.', { exact: true })).toBeVisible();
      await expectAccessible(page, [320, 1024]);
      await screen.follow(page, 'Continue');
      await screen.arrivesAt(page, '/auth/choose-product');
    }
  });

  test('the name of a command leads to its page, with the query', async ({ page, signInAs }) => {
    for (const [kind, page1] of [
      ['createBasicCredentials', '/auth/obligations/create-basic-credentials'],
      ['changePassword', '/auth/change-password'],
    ] as const) {
      await signInAs('ann');
      await page.goto(`/auth/obligations/${kind}?redirectUrl=/auth/choose-product`);
      await screen.arrivesAt(page, page1);
      expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/auth/choose-product');
    }
  });

  test('an obligation page shows when a call asked for it, even if the check knows of no obligation', async ({
    page,
    world,
    signInAs,
  }) => {
    await signInAs('ann');
    await world
      .on('checkObligations')
      .times(1)
      .answer({
        status: 412,
        body: withObligation({ kind: 'command', command: 'changePassword', isLoginObligation: true }),
      });
    await page.goto('/auth/account-settings/devices');
    await screen.arrivesAt(page, '/auth/change-password');
    await expect(screen.heading(page, 'Choose a new password')).toBeVisible();
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

  test('a 403 leads to /auth/unauthorized-error with the trace id', async ({ page, world, signInAs }) => {
    await signInAs('cora');
    await page.goto('/auth/review-contact-info');
    await world.on('confirmContactInfo').status(403);
    await screen.press(page, 'Confirm');
    await screen.arrivesAt(page, '/auth/unauthorized-error');
    expect(here(page).searchParams.get('traceId')).toMatch(/\S+/);
  });
});
