import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** A user opens sign-in with a session, or another page without one. */
test.describe('on entry', () => {
  test('an authenticated user goes to the target and never sees the form', async ({ page, signInAs, world }) => {
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

  test('a user without access to the product sees the unauthorized page, not a redirect loop', async ({ page }) => {
    await signIn.open(page);
    await signIn.signIn(page, 'noah.noaccess');
    await screen.arrivesAt(page, '/auth/unauthorized-error');
    await expect(screen.heading(page, /permission/)).toBeVisible();
    await expectAccessible(page);
  });
});
