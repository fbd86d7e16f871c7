import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { fillPersonalInfo, open } from '../../support/verbs/create-account';
import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage } from '../../support/verbs/sign-in';

/** What a user would miss about a part of the kit, on a page that has it. */

test('a tip opens and closes by keyboard, and closes when the focus moves away', async ({ page }) => {
  await signInPage.open(page);
  await signInPage.enterUsername(page, 'ann.lee');
  const button = page.getByRole('button', { name: 'About secure information' });
  const tip = page.getByText('Your username and password are sent over an encrypted connection.');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(tip).toBeVisible();
  await expectAccessible(page, [320, 1024]);
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(tip).toBeHidden();
});

test('showing the password keeps the caret, and submitting hides it again', async ({ page, world }) => {
  await signInPage.open(page);
  await signInPage.enterUsername(page, 'ann.lee');
  await world.on('login').delay(60_000);
  const field = signInPage.password(page);
  await field.fill(PASSWORD);
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 5));
  await screen.press(page, 'Show password');
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toBeFocused();
  expect(await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([3, 5]);
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('type', 'password');
});

test('a dialog takes the focus, keeps it and gives it back', async ({ page, signInAs }) => {
  await signInAs('ann');
  await page.goto('/auth/account-settings/contact-info');
  const opener = screen.button(page, 'Add Contact');
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    // Between the last part and the first one the browser has the focus.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(/DIALOG|BODY/);
    await expect(opener).not.toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a dialog that must be answered stays, and comes back where a browser closes it', async ({ page, signInAs }) => {
  await signInAs('ann');
  await page.goto('/auth/account-settings/change-password');
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('Windy-Meadow-17');
  await screen.press(page, 'Update password');
  const dialog = page.getByRole('alertdialog', { name: 'Password changed' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  // Some browsers close a dialog by themselves, as their guard against dialog traps.
  await dialog.evaluate((element) => element instanceof HTMLDialogElement && element.close());
  await expect(dialog).toBeVisible();
});

/**
 * Leaving a field validates it. The message must not move the pressed button away from the pointer (see
 * docs/decisions/behaviour.md).
 */
test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 1400 } });

  test('a slow press counts although the field that it leaves is wrong', async ({ page }) => {
    await open(page);
    await fillPersonalInfo(page, { confirm: 'other@example.com' });
    await page.getByLabel('Last name').fill('x'.repeat(41));
    await screen.button(page, 'Continue').hover({ position: { x: 40, y: 5 } });
    await page.mouse.down();
    // The page draws its reaction before the pointer comes up in the same place.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    await page.mouse.up();
    await expect(page.getByRole('alert').filter({ hasText: 'Please check the following' })).toBeFocused();
  });
});
