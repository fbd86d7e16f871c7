import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { open, settle } from '../../support/verbs/ui-kit';

/**
 * @holds docs/product/2-screens.md#other-ui
 */
for (const name of ['Question', 'Notice', 'Form']) {
  test(`kit: the dialog "${name}" takes the focus, keeps it and gives it back`, async ({ page }) => {
    await open(page, 'overlays');
    const opener = page.getByRole('button', { name, exact: true });
    await opener.click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toBeVisible();
    await settle(page);
    await expectAccessible(page, [320, 1024]);
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    if (name === 'Notice') {
      await page.keyboard.press('Escape');
      await expect(dialog, 'a dialog that must be answered stays').toBeVisible();
      // Some browsers close a dialog by themselves, as their guard against dialog traps.
      await dialog.evaluate((element) => element instanceof HTMLDialogElement && element.close());
      await expect(dialog, 'and comes back where a browser closes it').toBeVisible();
      await dialog.getByRole('button', { name: 'OK' }).click();
    } else {
      await page.keyboard.press('Escape');
    }
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}

test('kit: a dialog cannot be closed while its request is pending', async ({ page }) => {
  await open(page, 'overlays');
  await page.getByRole('button', { name: 'Busy', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Select one client to add to your account:' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

test('kit: a toast goes when its two animations have finished, and the pointer holds it', async ({ page }) => {
  await open(page, 'overlays');
  await page.getByRole('button', { name: 'Success' }).click();
  const toast = page.getByRole('status', { name: 'Messages' }).getByText('Your regional settings were saved.');
  await expect(toast).toBeVisible();
  await toast.hover();
  await expect
    .poll(() =>
      toast.evaluate(
        (node) =>
          node.parentElement
            ?.getAnimations()
            .find((one) => 'animationName' in one && one.animationName === 'ui-toast-out')?.playState,
      ),
    )
    .toBe('paused');
  await page.mouse.move(0, 0);
  await settle(page);
  await expect(toast).toHaveCount(0);
});

test("kit: a toast's button closes it", async ({ page }) => {
  await open(page, 'overlays');
  await page.getByRole('button', { name: 'Error' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('status', { name: 'Messages' })).toBeEmpty();
});

test('kit: a tip opens and closes by keyboard, and closes when the focus moves away', async ({ page }) => {
  await open(page, 'overlays');
  const button = page.getByRole('button', { name: 'About secure information' });
  const tip = page.getByText('Your data travels encrypted.');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(tip).toBeVisible();
  await settle(page);
  await expectAccessible(page, [320, 1024]);
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(tip).toHaveCount(0);
});
