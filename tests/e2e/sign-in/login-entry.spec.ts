import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** A user opens sign-in with a session. */
test('on entry an authenticated user goes to the target and never sees the form', async ({ page, signInAs, world }) => {
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
