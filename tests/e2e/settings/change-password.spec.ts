import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { holdToasts, screen } from '../../support/verbs/screen';
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

test.describe('after the password change', () => {
  test('OK ends all sessions; the old password no longer signs in, but the new one does', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('ann');
    await page.goto(open);
    await expect(current(page)).toBeVisible();
    await change(page, PASSWORD, 'Windy-Meadow-17');
    await expect(page.getByRole('alertdialog', { name: 'Password changed' })).toBeVisible();
    await expectAccessible(page);
    await screen.press(page, 'OK');
    await screen.arrivesAt(page, '/auth/login');
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
    await expect(page.getByRole('alertdialog', { name: 'Password changed' })).toBeVisible();
    await holdToasts(page);
    await page.reload();
    await screen.arrivesAt(page, '/auth/login');
    await expect(page.getByText('Your password was changed.')).toBeVisible();
    await world.verify({ call: { operationId: 'logoutAllSessions' }, times: 1 });
  });
});
