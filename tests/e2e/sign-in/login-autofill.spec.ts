import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/**
 * Values from password managers, input methods and the clipboard (see
 * docs/decisions/accessibility.md#password-managers-and-phones).
 */
test.describe('the login form', () => {
  test('holds username and password in one form with the names and tokens that managers know', async ({ page }) => {
    await signIn.open(page);
    await signIn.enterUsername(page, 'ann.lee');
    const form = page.locator('form', { has: signIn.password(page) });
    await expect(form.locator('input[name="username"][autocomplete="username webauthn"]')).toHaveValue('ann.lee');
    await expect(form.locator('input[name="password"][autocomplete="current-password"]')).toBeVisible();
  });

  test('keeps a username, and no password, over a reload', async ({ page }) => {
    await signIn.open(page);
    await signIn.enterUsername(page, 'ann.lee');
    await signIn.password(page).fill(PASSWORD);
    await page.reload();
    await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
    await expect(signIn.username(page)).toHaveValue('ann.lee');
    await signIn.next(page).click();
    await expect(signIn.password(page)).toHaveValue('');
    await signIn.submit(page, PASSWORD);
    await expect(screen.heading(page, /Ann/)).toBeVisible();
  });
});
