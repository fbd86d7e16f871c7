import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';
import { signInPage } from '../../support/verbs/sign-in';

/** A slow phone renders only what is new (see docs/decisions/one-table.md). */
test('the frame of the page stays when the user goes on, and the focus goes to the new heading @main', async ({
  page,
}) => {
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

test('the links of the footer share a line on a desktop, in German too', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'user-language', value: 'de-DE', url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/auth/login');
  const links = page.getByRole('contentinfo').getByRole('link');
  await expect(links).toHaveText([/Datenschutzerklärung/, /Nutzungsbedingungen/, /Unterstützte Browser/]);
  const lines = await links.evaluateAll(
    (all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().bottom))).size,
  );
  expect(lines).toBe(1);
});
