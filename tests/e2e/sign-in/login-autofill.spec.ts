import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/**
 * Login with what password managers, input methods and the clipboard fill in (see
 * docs/decisions/accessibility.md#password-managers-and-phones).
 */
test.describe('password managers and keyboards', () => {
  test('username and password stand in one form with the names and tokens that managers know', async ({ page }) => {
    await signIn.open(page);
    await signIn.enterUsername(page, 'ann.lee');
    const form = page.locator('form', { has: signIn.password(page) });
    await expect(form.locator('input[name="username"][autocomplete="username"]')).toHaveValue('ann.lee');
    await expect(form.locator('input[name="password"][autocomplete="current-password"]')).toBeVisible();
  });

  test('values that were filled into both fields at once are accepted', async ({ page }) => {
    await signIn.open(page);
    await page.evaluate((password) => {
      for (const [name, value] of [
        ['username', 'ann.lee'],
        ['password', password],
      ] as const) {
        const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
        if (field) field.value = value;
        field?.dispatchEvent(new Event('input', { bubbles: true }));
        field?.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }, PASSWORD);
    await signIn.next(page).click();
    await expect(signIn.logIn(page)).toBeEnabled();
    await signIn.logIn(page).click();
    await expect(screen.heading(page, /Ann/)).toBeVisible();
  });

  test('Enter that ends the composition of a word does not submit', async ({ page, world }) => {
    await signIn.open(page);
    await signIn.username(page).fill('山田');
    await signIn
      .username(page)
      .evaluate((field) =>
        field.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }),
        ),
      );
    await world.verify({ call: { operationId: 'checkAuthPathByUsername' }, times: 0 });
    await signIn.username(page).press('Enter');
    await expect(signIn.password(page)).toBeVisible();
  });

  test('pasting works in both fields', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn.open(page);
    for (const [field, text] of [
      [signIn.username(page), 'ann.lee'],
      [signIn.password(page), PASSWORD],
    ] as const) {
      await page.evaluate((value) => navigator.clipboard.writeText(value), text);
      await expect(field).toBeVisible();
      await field.focus();
      await page.keyboard.press('ControlOrMeta+v');
      await page.keyboard.press('Enter');
    }
    await expect(screen.heading(page, /Ann/)).toBeVisible();
  });
});
