import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/**
 * Login (see docs/product/4-states.md#login): the username comes first. What follows is in the files login-*.spec.ts;
 * hostile redirects are tried in routes.spec.ts.
 */
test.describe('the username comes first', () => {
  test('and Next is disabled while it is blank; the password stays hidden until the check passes', async ({
    page,
    world,
  }) => {
    await signIn.open(page);
    await expect(signIn.next(page)).toBeDisabled();
    await expect(signIn.password(page)).toBeHidden();
    await signIn.username(page).fill('   ');
    await expect(signIn.next(page)).toBeDisabled();
    await signIn.username(page).fill('ann.lee');
    await expectAccessible(page);
    await signIn.next(page).click();
    await expect(signIn.password(page)).toBeFocused();
    await expect(signIn.next(page)).toBeHidden();
    await expect(signIn.logIn(page)).toBeDisabled();
    await expectAccessible(page);
    await world.verify({ call: { operationId: 'checkAuthPathByUsername' }, times: 1 });
  });

  test('by keyboard alone: Enter, Enter', async ({ page }) => {
    await signIn.open(page);
    await signIn.username(page).focus();
    await page.keyboard.type('ann.lee');
    await page.keyboard.press('Enter');
    await expect(signIn.password(page)).toBeFocused();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(screen.heading(page, /Ann/)).toBeVisible();
  });

  test('the check is a POST when the flag enableCheckAuthPathPost is on', async ({ page, world }) => {
    await world.given.flag('enableCheckAuthPathPost');
    await signIn.open(page);
    await signIn.enterUsername(page, 'ann.lee');
    await world.verify({ call: { operationId: 'checkAuthPath' }, times: 1 });
    await world.verify({ call: { operationId: 'checkAuthPathByUsername' }, times: 0 });
  });

  test('a username of the other sign-in system goes there with the target, and comes back signed in', async ({
    page,
  }) => {
    await signIn.open(page, '?redirectUrl=%2Fauth%2Flegal');
    await signIn.username(page).fill('nina.nexo');
    await signIn.next(page).click();
    await screen.arrivesAt(page, '/outside/nexo/login');
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/auth/legal');
    await page.getByLabel('Username').fill('nina.nexo');
    await page.getByLabel('Password').fill(PASSWORD);
    await screen.press(page, 'Sign in');
    await screen.arrivesAt(page, '/auth/legal');
  });

  test('when the check fails the password is shown and the error is held', async ({ page, world }) => {
    await world.on('checkAuthPathByUsername').status(500);
    await signIn.open(page);
    await signIn.enterUsername(page, 'ann.lee');
    await expect(page.getByText("We couldn't check your username just now.")).toBeVisible();
    await signIn.submit(page, PASSWORD);
    await expect(screen.heading(page, /Ann/)).toBeVisible();
  });

  test('clearing the username hides the password again', async ({ page }) => {
    await signIn.open(page);
    await signIn.enterUsername(page, 'ann.lee');
    await signIn.password(page).fill(PASSWORD);
    await signIn.username(page).fill('');
    await expect(signIn.password(page)).toBeHidden();
    await expect(signIn.next(page)).toBeDisabled();
    await signIn.enterUsername(page, 'bob');
    await expect(signIn.password(page)).toHaveValue('');
  });

  test('the username can be mended letter by letter while the password is asked for', async ({ page, world }) => {
    await signIn.open(page);
    await signIn.enterUsername(page, 'ann.le');
    await signIn.password(page).fill(PASSWORD);
    await signIn.username(page).press('End');
    await signIn.username(page).press('Backspace');
    await page.keyboard.type('ee');
    await expect(signIn.username(page)).toBeFocused();
    await expect(signIn.username(page)).toHaveValue('ann.lee');
    await expect(signIn.password(page)).toHaveValue(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(screen.heading(page, /Ann/)).toBeVisible();
    await world.verify({ call: { operationId: 'login' }, times: 1 });
  });

  test('a username of more than 255 characters is refused in words, and one of 100,000 as well', async ({
    page,
    world,
  }) => {
    await signIn.open(page);
    for (const length of [256, 100_000]) {
      await signIn.username(page).fill('a'.repeat(length));
      await expect(page.getByText('Usernames must have at most 255 characters.')).toBeVisible();
      await expect(signIn.username(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(page).toHaveTitle(/^Error: /);
      await expect(signIn.next(page)).toBeDisabled();
    }
    await world.verify({ call: { operationId: 'checkAuthPathByUsername' }, times: 0 });
  });

  test('odd usernames are sent as they are, and end at a password like any other', async ({ page }) => {
    await signIn.open(page);
    for (const username of ['<b>ann</b>', '../../x', 'ann%2Flee', '  ann.lee  ', 'añn‮.lee', '💼', '.', '__proto__']) {
      await signIn.username(page).fill('');
      await signIn.enterUsername(page, username);
      await expect(signIn.password(page)).toBeVisible();
    }
  });
});
