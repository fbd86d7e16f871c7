import { email, submit } from '../../support/verbs/password-recovery';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/**
 * Password recovery (see docs/product/4-states.md#password-recovery): what the person typed at login goes along, and
 * comes back.
 */
test.describe('the identifier travels with the person, by state and never by address', () => {
  test('an address fills the field, and comes back as it stands there', async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByLabel('Username').fill('ann@example.com');
    await page.keyboard.press('Enter');
    await screen.follow(page, 'Forgot password?');
    await expect(email(page)).toHaveValue('ann@example.com');
    expect(page.url()).not.toContain('ann');
    await email(page).fill('ann.lee@example.com');
    await screen.follow(page, 'Cancel');
    await expect(page.getByLabel('Username')).toHaveValue('ann.lee@example.com');
    expect(page.url()).not.toContain('ann');
  });

  test('a username comes back as it was, also by the result page', async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByLabel('Username').fill('ann.lee');
    await page.keyboard.press('Enter');
    await screen.follow(page, 'Forgot password?');
    await expect(email(page)).toHaveValue('');
    await email(page).fill('ann@example.com');
    await submit(page).click();
    await screen.follow(page, 'Go to login');
    await expect(page.getByLabel('Username')).toHaveValue('ann.lee');
    await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
  });

  test("the browser's own Back finds it too", async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByLabel('Username').fill('ann.lee');
    await screen.follow(page, 'Forgot username or password?');
    await expect(screen.heading(page, 'Forgot your username?')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Username')).toHaveValue('ann.lee');
  });
});
