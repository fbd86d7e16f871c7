import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
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

test('a busy button keeps its width and focus, and shows its ring after 300 ms', async ({ page, world, clock }) => {
  await clock.install();
  await signInPage.open(page);
  await signInPage.enterUsername(page, 'ann.lee');
  await world.on('login').delay(60_000);
  await signInPage.password(page).fill(PASSWORD);
  await clock.stop();
  const button = signInPage.logIn(page);
  const width = (await button.boundingBox())?.width;
  await button.click();
  const busy = page.locator('main button[aria-disabled=true]');
  await expect(busy).toBeFocused();
  expect((await busy.boundingBox())?.width).toBe(width);
  await clock.advanceDuringCall({ ms: 299 });
  await expect(busy.locator('svg')).toHaveCount(0);
  await clock.advanceDuringCall({ ms: 1 });
  await expect(busy.locator('svg')).toBeVisible();
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

test('the pointer holds a toast', async ({ page, signInAs }) => {
  await signInAs('ann');
  await page.goto('/auth/account-settings/localization');
  await page.getByLabel('Region', { exact: true }).selectOption('Canada');
  await page.getByLabel('Time zone', { exact: true }).selectOption('America/Toronto');
  await screen.press(page, 'Save');
  const toast = page.getByText('Your regional settings were saved.');
  await toast.hover();
  const leaves = () =>
    toast.evaluate((text) => {
      const animations = document.getAnimations().filter((one) => 'animationName' in one);
      return (
        animations.find((one) => 'animationName' in one && one.animationName === 'ui-toast-out')?.playState ??
        text.tagName
      );
    });
  await expect.poll(leaves).toBe('paused');
  await page.mouse.move(0, 0);
  await expect.poll(leaves).toBe('running');
});
