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

test('on success the regional cookies are set, the stored user id is removed, and the user arrives at the target @main', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'user-id', value: 'ann', url: baseURL ?? '' }]);
  await signIn.open(page, '?redirectUrl=%2Fview%2Fhome');
  await signIn.signIn(page, 'ann.lee');
  await screen.arrivesAt(page, '/view/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ann');
  const cookies = Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie]));
  expect(cookies['user-id']).toBeUndefined();
  expect(cookies['user-language']?.value).toBe('en-US');
  expect(cookies['user-region']?.value).toBe('US');
  expect(decodeURIComponent(cookies['user-timezone']?.value ?? '')).toBe('America/New_York');
  const year = 365 * 24 * 3600;
  expect(Math.abs((cookies['user-language']?.expires ?? 0) - Date.now() / 1000 - year)).toBeLessThan(120);
});
