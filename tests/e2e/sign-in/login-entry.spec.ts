import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** A user opens sign-in with a session, or another page without one. */
test.describe('on entry', () => {
  test('an authenticated user goes to the target and never sees the form @main', async ({ page, signInAs, world }) => {
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

  test('a user with a session but no session cookie goes to the target on the first touch of the form', async ({
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
    // Types into the page, because the field disappears before the key is released.
    await page.keyboard.type('a');
    await screen.arrivesAt(page, '/view/home');
  });

  test('a single-sign-on user goes from any page but login and logout to login, and on to the landing page', async ({
    page,
    signInAs,
  }) => {
    await signInAs('sol', { method: 'SSO' });
    await page.goto('/auth/user-confirmation?token=invite-valid');
    await screen.arrivesAt(page, '/');
    await expect(page.getByText('This page isn’t available with single sign-on.')).toBeVisible();
  });

  test.describe('a check that answers {}', () => {
    test.use({ allow: { breaches: true, consoleErrors: [/Contract breach/] } });
    test('shows nothing protected and leads to login', async ({ page, signInAs, world }) => {
      await signInAs('ann');
      await world
        .on('checkAuthentication')
        .offSpec()
        .answer({ status: 200, body: {}, contentType: 'application/json' });
      await page.goto('/auth/account-settings/devices');
      await screen.arrivesAt(page, '/auth/login');
      expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/auth/account-settings/devices');
      await expect(signIn.username(page)).toBeVisible();
      await world.verify({ call: { operationId: 'listMyDevices' }, times: 0 });
    });
  });

  test('a user without access to the product sees the unauthorized page, not a redirect loop', async ({ page }) => {
    await signIn.open(page);
    await signIn.signIn(page, 'noah.noaccess');
    await screen.arrivesAt(page, '/auth/unauthorized-error');
    await expect(screen.heading(page, /permission/)).toBeVisible();
    await expectAccessible(page);
  });
});
