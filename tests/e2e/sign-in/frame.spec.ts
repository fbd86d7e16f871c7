import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';
import { signInPage } from '../../support/verbs/sign-in';

/** A slow phone renders only what is new (see docs/decisions/layers.md). */
test('the frame of the page stays when the user goes on, and the focus goes to the new heading', async ({ page }) => {
  // Waits for the app. A link pressed before that loads a new page, with a frame of its own.
  await signInPage.open(page);
  await page.getByRole('contentinfo').evaluate((footer) => footer.setAttribute('data-first', ''));
  await page.getByRole('combobox', { name: 'Language' }).focus();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(screen.heading(page, 'Create an account')).toBeFocused();
  await page.goBack();
  await expect(screen.heading(page, 'Log in')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveAttribute('data-first');
});
