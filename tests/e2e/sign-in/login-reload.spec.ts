import { signInPage } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** A reload at any step keeps everything except secrets (see docs/decisions/figures.md#flow-cases). */
test('a reload at the password step keeps the username, and never the password', async ({ page }) => {
  await signInPage.open(page);
  await signInPage.enterUsername(page, 'ann.lee');
  await signInPage.password(page).fill('Half-Typed-1');
  await page.reload();
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
  await expect(signInPage.username(page)).toHaveValue('ann.lee');
  await signInPage.next(page).click();
  await expect(signInPage.password(page)).toHaveValue('');
  await signInPage.submit(page, 'Sunny-Harbor-42');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ann' })).toBeVisible();
});
