import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';

test.describe('a form whose code is lost', () => {
  test.use({ allow: { consoleErrors: [/Failed to load resource/, /A part of the page could not be loaded/] } });

  test('reloads the page once, and then tells the user', async ({ page, signInAs }) => {
    await page.route('**/ContactForm-*.js', (route) => route.fulfill({ status: 404 }));
    await signInAs('ann');
    await page.goto('/auth/account-settings/contact-info');
    // The reload may end before the click does.
    const reloaded = page.waitForEvent('load');
    await screen.button(page, 'Add Contact').click();
    await reloaded;
    await screen.button(page, 'Add Contact').click();
    await expect(screen.heading(page, 'We couldn’t load this page')).toBeVisible();
    await expect(screen.button(page, 'Try again')).toBeVisible();
  });
});
