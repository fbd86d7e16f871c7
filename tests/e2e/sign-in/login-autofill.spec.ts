import type { Page } from '@playwright/test';
import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** Fills fields by script, as extensions do. */
function fillAsManager(page: Page, order: readonly ('username' | 'password')[], values: Record<string, string>) {
  return page.evaluate(
    ([names, texts]) => {
      for (const name of names) {
        const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
        if (field) field.value = texts[name] ?? '';
        field?.dispatchEvent(new Event('input', { bubbles: true }));
        field?.dispatchEvent(new Event('change', { bubbles: true }));
      }
    },
    [order, values] as const,
  );
}

/**
 * Values from password managers, input methods and the clipboard (see
 * docs/decisions/accessibility.md#password-managers-and-phones).
 */
test.describe('the login form', () => {
  test('holds username and password in one form with the names and tokens that managers know @main', async ({
    page,
  }) => {
    await signIn.open(page);
    await signIn.enterUsername(page, 'ann.lee');
    const form = page.locator('form', { has: signIn.password(page) });
    await expect(form.locator('input[name="username"][autocomplete="username webauthn"]')).toHaveValue('ann.lee');
    await expect(form.locator('input[name="password"][autocomplete="current-password"]')).toBeVisible();
  });

  test('takes values of a manager, but empties a password filled for another username', async ({ page, world }) => {
    await signIn.open(page);
    await fillAsManager(page, ['username', 'password'], { username: 'ann.lee', password: 'Ann-Own-Pass-1' });
    await signIn.username(page).selectText();
    await page.keyboard.type('ben.many');
    await page.keyboard.press('Enter');
    await expect(signIn.password(page)).toBeFocused();
    await expect(signIn.password(page)).toHaveValue('');
    await signIn.open(page);
    await fillAsManager(page, ['username', 'password'], { username: 'ann.lee', password: PASSWORD });
    await signIn.next(page).click();
    await expect(signIn.logIn(page)).toBeEnabled();
    await signIn.logIn(page).click();
    await expect(screen.heading(page, /Ann/)).toBeVisible();
    await world.verify({ call: { operationId: 'login' }, times: 1 });
  });

  test('keeps a typed password while the username is corrected, and never over a reload', async ({ page, world }) => {
    await signIn.open(page);
    await test.step("the Enter that ends a word's composition does not submit", async () => {
      await signIn.username(page).fill('山田');
      await signIn
        .username(page)
        .evaluate((field) =>
          field.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }),
          ),
        );
      await world.verify({ call: { operationId: 'checkAuthPathByUsername' }, times: 0 });
    });
    await signIn.username(page).fill('ann.le');
    await signIn.username(page).press('Enter');
    await expect(signIn.password(page)).toBeFocused();
    await page.keyboard.type(PASSWORD);
    await signIn.username(page).press('End');
    await page.keyboard.type('e');
    await expect(signIn.password(page)).toHaveValue(PASSWORD);
    await page.reload();
    await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
    await expect(signIn.username(page)).toHaveValue('ann.lee');
    await signIn.next(page).click();
    await expect(signIn.password(page)).toHaveValue('');
    await signIn.submit(page, PASSWORD);
    await expect(screen.heading(page, /Ann/)).toBeVisible();
  });
});
