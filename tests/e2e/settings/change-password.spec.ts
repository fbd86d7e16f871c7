import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { repeatCheck } from '../../support/verbs/obligations';
import { screen } from '../../support/verbs/screen';
import { holdToasts } from '../../support/verbs/toasts';
import { PASSWORD, signInPage } from '../../support/verbs/sign-in';
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
});

test("a wrong current password shows inline, too many attempts show 'not changed' and the wait", async ({
  page,
  world,
  signInAs,
}) => {
  await signInAs('ann');
  await test.step('a failed check of obligations that is repeated leaves what is typed', async () => {
    await world.on('checkObligations').status(503);
    await page.goto(open);
    await current(page).fill('Typed-Harbor-1');
    await repeatCheck(page);
    await expect(current(page)).toHaveValue('Typed-Harbor-1');
    await world.faults.clear();
  });
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await change(page, `Wrong-Harbor-${attempt}`, 'Windy-Meadow-17');
    if (attempt < 5) await expect(page.getByText('Your current password is not correct.')).toBeVisible();
  }
  const modal = page.getByRole('alertdialog', { name: 'Password not changed' });
  await expect(modal.getByRole('timer')).toContainText(/Try again in \d+:\d\d/);
  await test.step('a reload logs out at once, by the stored flag', async () => {
    await page.reload();
    await screen.arrivesAt(page, '/auth/login');
  });
});

test.describe('after the password change', () => {
  test('a press of the button shows the success, and calls nothing wrong', async ({ page, signInAs }) => {
    await holdToasts(page);
    await signInAs('ann');
    await page.goto(open);
    await change(page, PASSWORD, 'Windy-Meadow-17');
    const dialog = page.getByRole('alertdialog', { name: 'Password changed' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('Your password was changed.')).toBeVisible();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
    await expect(page).toHaveTitle(/^Password – Account settings/);
  });

  test('OK ends all sessions; the old password no longer signs in, but the new one does', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('ann');
    await page.goto(open);
    await expect(current(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Update password' })).toBeDisabled();
    await change(page, PASSWORD, 'Windy-Meadow-17');
    await expect(page.getByRole('alertdialog', { name: 'Password changed' })).toBeVisible();
    await expectAccessible(page);
    await screen.press(page, 'OK');
    await screen.arrivesAt(page, '/auth/login');

    await signInPage.enterUsername(page, 'ann.lee');
    for (const [password, status] of [
      [PASSWORD, 401],
      ['Windy-Meadow-17', 200],
    ] as const) {
      await signInPage.submit(page, password);
      await expect.poll(async () => (await world.journal.list({ operationId: 'login' })).at(-1)?.status).toBe(status);
    }
  });

  test('the stored flag leads to logout-all-sessions at once when the page opens again', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('ann');
    await page.goto(open);
    await change(page, PASSWORD, 'Windy-Meadow-17');
    const dialog = page.getByRole('alertdialog', { name: 'Password changed' });
    await expect(dialog).toBeVisible();
    await test.step('the dialog must be answered, and comes back where a browser closes it', async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
      // Some browsers close a dialog by themselves, as their guard against dialog traps.
      await dialog.evaluate((element) => element instanceof HTMLDialogElement && element.close());
      await expect(dialog).toBeVisible();
    });
    await holdToasts(page);
    await page.reload();
    await screen.arrivesAt(page, '/auth/login');
    await expect(page.getByText('Your password was changed.')).toBeVisible();
    await world.verify({ call: { operationId: 'logoutAllSessions' }, times: 1 });
  });
});
