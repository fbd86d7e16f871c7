import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** What a failed login shows and keeps, and the wait for the response. */
test.describe('on failure', () => {
  test('the error is shown and announced, the username stays, the password is cleared @main', async ({ page }) => {
    await signIn.open(page);
    await signIn.signIn(page, 'ann.lee', 'Wrong-Harbor-42');
    await expect(page.getByRole('alert')).toHaveText('Your username or password is incorrect. Please try again.');
    await expect(page).toHaveTitle(/^Error: /);
    await expect(signIn.username(page)).toHaveValue('ann.lee');
    await expect(signIn.password(page)).toHaveValue('');
    await expect(signIn.password(page)).toBeFocused();
    await expect(signIn.logIn(page)).toBeDisabled();
    await expectAccessible(page);
    await signIn.submit(page, PASSWORD);
    await expect(screen.heading(page, /Ann/)).toBeVisible();
  });

  test('an unknown username gets the same message', async ({ page }) => {
    await signIn.open(page);
    await signIn.signIn(page, 'nobody.at.all', 'Wrong-Harbor-42');
    await expect(page.getByRole('alert')).toHaveText('Your username or password is incorrect. Please try again.');
  });

  test('any other error shows a generic "try again" and keeps the password', async ({ page, world }) => {
    await world.on('login').times(1).status(500);
    await signIn.open(page);
    await signIn.signIn(page, 'ann.lee');
    await expect(page.getByRole('alert')).toHaveText('We couldn’t log you in. Please try again.');
    await expect(signIn.password(page)).toHaveValue(PASSWORD);
    await signIn.logIn(page).click();
    await expect(screen.heading(page, /Ann/)).toBeVisible();
  });

  test.describe('without a response', () => {
    test.use({ allow: { consoleErrors: [/Failed to load resource/] } });
    test('the user is asked to check the connection and can retry', async ({ page, world }) => {
      // Drops every call, because Chromium itself repeats a request after a broken kept-alive connection.
      await world.on('login').drop();
      await signIn.open(page);
      await signIn.signIn(page, 'ann.lee');
      await expect(page.getByRole('alert')).toHaveText(
        'We couldn’t reach the server. Please check your connection and try again.',
      );
      await expect(signIn.password(page)).toHaveValue(PASSWORD);
      await world.faults.clear();
      await signIn.logIn(page).click();
      await expect(screen.heading(page, /Ann/)).toBeVisible();
    });
  });
});

test.describe('a slow response', () => {
  test('shows as busy at once, shows a notice after five seconds, and can be cancelled', async ({
    page,
    world,
    clock,
  }) => {
    await clock.install();
    await world.on('login').times(1).delay(60_000);
    await signIn.open(page);
    await signIn.signIn(page, 'ann.lee');
    await expect(signIn.logIn(page)).toHaveAttribute('aria-disabled', 'true');
    await clock.advanceDuringCall({ seconds: 6 });
    await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
    await screen.press(page, 'Cancel');
    await expect(signIn.logIn(page)).toBeEnabled();
    await expect(signIn.password(page)).toHaveValue(PASSWORD);
  });

  test('takes one request, however often the user presses', async ({ page, world }) => {
    await world.on('login').times(1).delay(60_000);
    await signIn.open(page);
    await signIn.enterUsername(page, 'ann.lee');
    await signIn.password(page).fill(PASSWORD);
    await signIn.logIn(page).dblclick();
    await signIn.password(page).press('Enter');
    await world.faults.clear();
    await expect(screen.heading(page, /Ann/)).toBeVisible();
    await world.verify({ call: { operationId: 'login' }, times: 1 });
  });
});
