import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** The username step. login-*.spec.ts cover the rest; routes.spec.ts tests hostile redirects. */
test.describe('the username step', () => {
  test('works by keyboard alone, takes no key during the check, and Back does not lead to the form again', async ({
    page,
    world,
  }) => {
    await world.on('checkAuthPathByUsername').delay(900);
    await page.goto('/auth/legal');
    await signIn.open(page, '?redirectUrl=%2Fauth%2Faccount-settings%2Fdevices');
    await signIn.username(page).focus();
    await page.keyboard.type('ann.lee');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Sunny');
    await expect(signIn.username(page)).toHaveValue('ann.lee');
    await expect(signIn.password(page)).toBeFocused();
    await expect(signIn.password(page)).toHaveValue('');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await screen.arrivesAt(page, '/auth/account-settings/devices');
    await page.goBack();
    await screen.arrivesAt(page, '/auth/legal');
  });

  test('sends a user of the other sign-in system there with the target, but without the token of the link', async ({
    page,
  }) => {
    const remember = page.getByRole('checkbox', { name: 'Remember me on this device' });
    const target = `?redirectUrl=${encodeURIComponent('/auth/legal?token=invite-valid&from=mail')}`;
    await signIn.open(page, target);
    await signIn.username(page).fill('nina.nexo');
    await remember.check();
    await signIn.next(page).click();
    await screen.arrivesAt(page, '/outside/nexo/login');
    await test.step('a remembered username is not asked for a password here', async () => {
      await signIn.open(page, target);
      await expect(signIn.username(page)).toHaveValue('nina.nexo');
      await expect(signIn.password(page)).toBeHidden();
    });
    await signIn.next(page).click();
    await screen.arrivesAt(page, '/outside/nexo/login');
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/auth/legal?from=mail');
    expect(page.url()).not.toContain('invite-valid');
    await page.getByLabel('Username', { exact: true }).fill('nina.nexo');
    await page.getByLabel('Password').fill(PASSWORD);
    await screen.press(page, 'Sign in');
    await screen.arrivesAt(page, '/auth/legal');
  });
});
