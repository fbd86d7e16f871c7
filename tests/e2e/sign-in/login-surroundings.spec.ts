import { screen } from '../../support/verbs/screen';
import { signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** The links, tip, footer and language around the login form. */
test.describe('beside the form', () => {
  test('the footer opens new tabs without an opener, and a chosen language stays for a year', async ({
    page,
    context,
  }) => {
    await signIn.open(page);
    // The button loads later and moves the footer, so wait for it.
    await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible();
    const opened = context.waitForEvent('page');
    await screen.follow(page, /Terms of Service/);
    const terms = await opened;
    expect(await terms.evaluate(() => window.opener)).toBeNull();
    await terms.close();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de-DE');
    await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
    const cookie = (await context.cookies()).find(({ name }) => name === 'user-language');
    expect(cookie?.value).toBe('de-DE');
    const year = 365 * 24 * 3600;
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - year)).toBeLessThan(120);
  });
});
