import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/**
 * Login (see docs/product/2-screens.md#login and docs/product/4-states.md#login): whoever comes to the page with a
 * session, or to another page without one.
 */
test.describe('on entry', () => {
  test('an already authenticated user goes to the target, and the form is never seen', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('ann');
    await world.on('checkAuthentication').times(1).delay(400);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const field = document.querySelector('input[name="username"]');
        if (field?.checkVisibility({ visibilityProperty: true })) document.title = 'The form was seen';
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.goto('/auth/login?redirectUrl=%2Fauth%2Faccount-settings%2Fdevices');
    await expect(page.getByRole('main')).toBeAttached();
    await expect(page).not.toHaveTitle('The form was seen');
    await screen.arrivesAt(page, '/auth/account-settings/devices');
  });

  test('one who signed in through the other system goes to the target too', async ({ page, signInAs }) => {
    await signInAs('nina', { method: 'Nexo' });
    await page.goto('/auth/login?redirectUrl=%2Fview%2Fhome');
    await screen.arrivesAt(page, '/view/home');
  });

  test('with a session that no cookie tells of, the person goes to the target as soon as they touch the form', async ({
    page,
    context,
    signInAs,
    world,
  }) => {
    await signInAs('ann');
    await context.clearCookies({ name: 'session-expiry' });
    await signIn.open(page, '?redirectUrl=%2Fview%2Fhome');
    await signIn.username(page).focus();
    await world.verify({ call: { operationId: 'checkAuthentication' }, times: 0 });
    // Of the page, not of the field: it is gone before a key is up again.
    await page.keyboard.type('a');
    await screen.arrivesAt(page, '/view/home');
  });

  test('with a single-sign-on cookie but no session, the person is logged out with the target', async ({
    page,
    context,
    baseURL,
    world,
  }) => {
    await context.addCookies([{ name: 'sso-session', value: '1', url: baseURL ?? '' }]);
    await page.goto('/auth/login?redirectUrl=%2Fview%2Fhome');
    await screen.arrivesAt(page, '/auth/sso-login/request');
    await world.verify({ call: { operationId: 'logout' }, times: 1 });
  });

  test('through single sign-on, everything but login and logout goes to login, and on to the landing page', async ({
    page,
    signInAs,
  }) => {
    await signInAs('sol', { method: 'SSO' });
    for (const path of ['/auth/account-settings/devices', '/auth/forgot-password/request', '/auth/legal']) {
      await page.goto(path);
      // Not before the last of the redirects: the next address would be cut short by it.
      await screen.arrivesAt(page, '/');
    }
  });

  test('through single sign-on, a page that is open to it is arrived at', async ({ page, signInAs }) => {
    await signInAs('sol', { method: 'SSO' });
    await page.goto('/auth/login?redirectUrl=%2Fauth%2Fadd-phone');
    await screen.arrivesAt(page, '/auth/add-phone');
  });

  test('through single sign-on without its cookie, a closed page goes to the landing page all the same', async ({
    page,
    context,
    signInAs,
  }) => {
    await signInAs('sol', { method: 'SSO' });
    await context.clearCookies({ name: 'sso-session' });
    await page.goto('/auth/account-settings/devices');
    await screen.arrivesAt(page, '/');
  });

  for (const [name, body, contentType] of [
    ['{}', {}, 'application/json'],
    ['HTML', '<html><body>ok</body></html>', 'text/html'],
    ['an error object', { code: 'UNKNOWN_ERROR', message: 'x', traceId: 't', errors: [] }, 'application/json'],
  ] as const) {
    test.describe(`a check that answers ${name}`, () => {
      test.use({ allow: { breaches: true, consoleErrors: [/Contract breach/] } });
      test('shows nothing protected and leads to login', async ({ page, signInAs, world }) => {
        await signInAs('ann');
        await world.on('checkAuthentication').offSpec().answer({ status: 200, body, contentType });
        await page.goto('/auth/account-settings/devices');
        await screen.arrivesAt(page, '/auth/login');
        expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/auth/account-settings/devices');
        await expect(signIn.username(page)).toBeVisible();
        await world.verify({ call: { operationId: 'listMyDevices' }, times: 0 });
      });
    });
  }

  test('somebody without access to the product comes to the unauthorized page, not to a loop', async ({ page }) => {
    await signIn.open(page);
    await signIn.signIn(page, 'noah.noaccess');
    await screen.arrivesAt(page, '/auth/unauthorized-error');
    await expect(screen.heading(page, /permission/)).toBeVisible();
    await expectAccessible(page, [320]);
  });
});
