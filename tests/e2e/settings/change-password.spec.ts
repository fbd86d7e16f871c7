import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { holdToasts } from '../../support/verbs/toasts';
import { PASSWORD } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

const open = '/auth/account-settings/change-password';
const current = (page: Page) => page.getByLabel('Current password', { exact: true });
const next = (page: Page) => page.getByLabel('New password', { exact: true });

async function change(page: Page, from: string, to: string): Promise<void> {
  await current(page).fill(from);
  await next(page).fill(to);
  await screen.press(page, 'Update password');
}

test.describe('the change-password form', () => {
  test('enables the button once both passwords are filled and the new one meets every rule, shown live @main', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ann');
    await page.goto(open);
    const button = page.getByRole('button', { name: 'Update password' });
    await expect(button).toHaveAccessibleDescription(/^Your password needs: 8 to 72 characters/);
    await next(page).fill('Windy-Meadow-17');
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('');
    await current(page).fill(PASSWORD);
    await expect(button).toBeEnabled();
    for (const broken of [
      'Short-1',
      'windy-meadow-17',
      'WINDY-MEADOW-17',
      'Windy-Meadow-xx',
      'WindyMeadow17',
      `Aa1-${'x'.repeat(69)}`,
    ]) {
      await next(page).fill(broken);
      await expect(button, broken).toBeDisabled();
    }
    await expect(page.getByText('You can use your existing password again.')).toBeVisible();
  });

  test('says on the obligation page that another password is needed, which the service confirms', async ({
    page,
    signInAs,
    world,
  }) => {
    await world.given.obligation('changePassword').for('ann');
    await signInAs('ann');
    await page.goto('/auth/change-password');
    await expect(screen.heading(page, 'Choose a new password')).toBeVisible();
    await expect(page.getByText('You must change your password before you can continue.')).toBeVisible();
    await expect(page.getByText('Your new password must be different from your current one.')).toBeVisible();
    await expect(page.getByText('You can use your existing password again.')).toHaveCount(0);
    await change(page, PASSWORD, PASSWORD);
    await expect(page.getByText("You've used this password recently.")).toBeVisible();
  });

  test('shows the rules of the server inline, and asks for a retry after an unknown failure', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('ann');
    await page.goto(open);
    await change(page, PASSWORD, 'Abc-Meadow-17');
    await expect(page.getByText('Please avoid 3 sequential characters, such as abc or 321.')).toBeVisible();
    await expect(next(page)).toBeFocused();
    await expect(next(page)).toHaveValue('Abc-Meadow-17');
    await expectAccessible(page, [320]);

    await world.on('changePassword').times(1).code('TOO_WEAK_PASSWORD');
    await change(page, PASSWORD, 'Windy-Meadow-17');
    await expect(page.getByText("You've used this password recently. Please choose another password")).toBeVisible();

    await world.on('changePassword').times(1).status(500);
    await change(page, PASSWORD, 'Windy-Meadow-17');
    await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
    await screen.press(page, 'Update password');
    await expect(page.getByRole('alertdialog', { name: 'Password changed' })).toBeVisible();
  });
});

test("a wrong current password shows inline, too many attempts show 'not changed' and the wait", async ({
  page,
  signInAs,
}) => {
  await signInAs('ann');
  await page.goto(open);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await change(page, `Wrong-Harbor-${attempt}`, 'Windy-Meadow-17');
    if (attempt < 5) await expect(page.getByText('Your current password is not correct.')).toBeVisible();
  }
  const modal = page.getByRole('alertdialog', { name: 'Password not changed' });
  await expect(modal.getByRole('timer')).toContainText(/Try again in \d+:\d\d/);
});

test.describe('after the password change', () => {
  test('OK ends all sessions; the old password no longer signs in, but the new one does', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('ann');
    await page.goto(open);
    await expect(current(page)).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: 'Update password' })).toBeDisabled();
    await change(page, PASSWORD, 'Windy-Meadow-17');
    await expect(page.getByRole('alertdialog', { name: 'Password changed' })).toBeVisible();
    await expectAccessible(page, [320, 1024]);
    await screen.press(page, 'OK');
    await screen.arrivesAt(page, '/auth/login');

    for (const [password, status] of [
      [PASSWORD, 401],
      ['Windy-Meadow-17', 200],
    ] as const) {
      await page.goto('/auth/login');
      await page.getByLabel('Username', { exact: true }).fill('ann.lee');
      await screen.press(page, 'Next');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await screen.button(page, 'Log in').click();
      await expect.poll(async () => (await world.journal.list({ operationId: 'login' })).at(-1)?.status).toBe(status);
    }
  });

  test('the modal counts down from 10 seconds, and at zero all sessions end', async ({ page, signInAs, clock }) => {
    await clock.install();
    await signInAs('ann');
    await page.goto(open);
    await expect(page.getByLabel('Current password', { exact: true })).toBeVisible();
    await clock.stop();
    await change(page, PASSWORD, 'Windy-Meadow-17');
    const modal = page.getByRole('alertdialog', { name: 'Password changed' });
    await expect(modal.getByText('You will be logged out in 10 seconds.')).toBeVisible();
    await expect(modal.getByRole('button', { name: 'OK' })).toBeFocused();
    await clock.advance({ ms: 4_000 });
    await expect(modal.getByText('Your password was changed.')).toBeVisible();
    await expect(modal.getByText('You will be logged out in 6 seconds.')).toBeVisible();
    await clock.advance({ ms: 5_999 });
    await expect(modal.getByText('You will be logged out in 1 second.')).toBeVisible();
    await clock.advance({ ms: 1 });
    await screen.arrivesAt(page, '/auth/login');
  });

  test('the stored flag leads to logout-all-sessions at once when the page opens again', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('ann');
    await page.goto(open);
    await change(page, PASSWORD, 'Windy-Meadow-17');
    await expect(page.getByRole('alertdialog', { name: 'Password changed' })).toBeVisible();
    await holdToasts(page);
    await page.reload();
    await screen.arrivesAt(page, '/auth/login');
    await expect(page.getByText('Your password was changed.')).toBeVisible();
    await world.verify({ call: { operationId: 'logoutAllSessions' }, times: 1 });
  });
});
