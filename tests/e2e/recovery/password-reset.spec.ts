import { expectAccessible } from '../../support/guards/axe';
import {
  email,
  endsAt,
  GOOD,
  newPassword,
  openRequest,
  openReset,
  reset,
  submit,
  logInNow,
  toLogin,
} from '../../support/verbs/password-recovery';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

test.describe('the password reset', () => {
  test('leads from the mail to the new password, which signs in', { tag: '@main' }, async ({ page, world }) => {
    await openRequest(page);
    await email(page).fill('ann@example.com');
    await submit(page).click();
    const link = (await world.outbox.waitFor({ kind: 'resetPassword' })).link ?? '';
    await endsAt(page, 'Check your email', toLogin);
    await page.goto(link);
    await expect(screen.heading(page, 'Choose a new password')).toBeVisible();
    expect(page.url()).not.toContain('token');
    await expect(reset(page)).toBeDisabled();
    await expectAccessible(page);
    await newPassword(page).fill(GOOD);
    await page.keyboard.press('Enter');
    await endsAt(page, 'Password changed', logInNow);
    await screen.keepsFocus(page);
    await expectAccessible(page);
    await screen.follow(page, 'Log in');
    await expect(page.getByLabel('Username', { exact: true })).toHaveValue('ann.lee');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(GOOD);
    await page.keyboard.press('Enter');
    await expect(screen.heading(page, 'Welcome, Ann')).toBeVisible();
  });

  test('says who the password is for, ticks off the requirements, shows each rule of the server, and ends once', async ({
    page,
    world,
  }) => {
    await page.goto('/auth/login');
    await openReset(page);
    await expect(page.getByText('This will be the new password for ann.lee.')).toBeVisible();
    // The token has left the address.
    await page.reload();
    const met = page.getByRole('listitem').filter({ hasText: '(done)' });
    await newPassword(page).fill('a');
    await expect(met).toHaveCount(1);
    await newPassword(page).fill('aB1');
    await expect(met).toHaveCount(3);
    await expect(reset(page)).toBeDisabled();
    await newPassword(page).fill('aB1!xyuv');
    await expect(met).toHaveCount(5);
    await expect(reset(page)).toBeEnabled();
    await newPassword(page).fill(`aB1!${'x'.repeat(69)}`);
    await expect(reset(page)).toBeDisabled();

    const refused: [password: string, text: string][] = [
      ['Sunny-Harbor-42', "You've used this password recently. Please choose another password"],
      ['Lantern!!!72', 'Please avoid 3 repeated characters, such as aaa or 111.'],
    ];
    for (const [password, text] of refused) {
      await newPassword(page).fill(password);
      await expect(newPassword(page)).not.toHaveAttribute('aria-invalid', 'true');
      await reset(page).click();
      await expect(newPassword(page)).toHaveAccessibleDescription(new RegExp(text));
      await expect(newPassword(page)).toBeFocused();
      await expect(newPassword(page)).toHaveAttribute('aria-invalid', 'true');
    }
    await expectAccessible(page);
    // The page's own rules prevent these two.
    for (const [code, text] of [
      ['LENGTH_RULE', 'Please choose a password of 8 to 72 characters.'],
      ['PASSWORD_PRECONDITION_UNMATCHED', 'Please choose a password that meets all requirements.'],
    ] as const) {
      await world.on('executeToken').times(1).code(code);
      await newPassword(page).fill(GOOD);
      await reset(page).click();
      await expect(newPassword(page)).toHaveAccessibleDescription(new RegExp(text));
    }
    await newPassword(page).fill('Another!83Harbor');
    await expect(newPassword(page)).not.toHaveAttribute('aria-invalid', 'true');
    await reset(page).click();
    await expect(screen.heading(page, 'Password changed')).toBeVisible();
    await page.goBack();
    await screen.arrivesAt(page, '/auth/login');
    await page.goForward();
    await expect(screen.heading(page, 'Password changed')).toBeVisible();
    await screen.follow(page, 'Log in');
    await expect(page.getByLabel('Username', { exact: true })).toHaveValue('ann.lee');
  });

  test('shows nothing while the token loads, a notice after seconds, and an unsupported failure that can be tried again', async ({
    page,
    world,
    clock,
  }) => {
    await clock.install();
    await world.on('loadToken').delay(60_000);
    await openReset(page);
    await expect(page.locator('main')).toBeAttached();
    await expect(screen.heading(page, /./)).toHaveCount(0);
    await expect(page.locator('main .ui-card')).toBeHidden();
    await clock.advanceDuringCall({ seconds: 6 });
    await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
    await world.faults.clear();
    await expect(screen.heading(page, 'Choose a new password')).toBeVisible();

    await world.on('loadToken').times(1).status(500);
    await page.reload();
    await endsAt(page, 'Something went wrong', toLogin);
    await screen.press(page, 'Try again');
    await world.on('executeToken').status(503);
    await newPassword(page).fill(GOOD);
    await reset(page).click();
    await endsAt(page, 'Something went wrong', toLogin);
  });

  test.describe('while the server is unreachable', () => {
    test.use({ allow: { consoleErrors: [/net::ERR_CONNECTION_RESET/] } });

    test('offers a retry of loading and of resetting, and keeps the new password', async ({ page }) => {
      let isBroken = true;
      await page.route(/\/tokens\//, (route) => (isBroken ? route.abort('connectionreset') : route.fallback()));
      await openReset(page);
      await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.');
      isBroken = false;
      await screen.press(page, 'Try again');
      await expect(newPassword(page)).toBeVisible();
      await newPassword(page).fill(GOOD);
      isBroken = true;
      await reset(page).click();
      await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.');
      await expect(newPassword(page)).toHaveValue(GOOD);
      isBroken = false;
      await reset(page).click();
      await expect(screen.heading(page, 'Password changed')).toBeVisible();
    });
  });
});
