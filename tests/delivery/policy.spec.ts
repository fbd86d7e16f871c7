import { expect, test } from '../support/test';

test('the sign-in page runs under the strict policy without a violation', async ({ page }) => {
  await page.goto('/auth/login');
  await page.waitForLoadState('networkidle');
  // The guard of `test` fails this for any violation, console error or foreign request.
  await expect(page).toHaveTitle(/\S/);
});
