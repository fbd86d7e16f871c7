import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** The links, tip, footer and language around the login form. */
test.describe('beside the form', () => {
  test('the links change with the step, and the tip explains secure information by keyboard too', async ({ page }) => {
    await signIn.open(page);
    for (const [name, href] of [
      ['Log in with single sign-on', '/auth/sso-login/request'],
      ['Create an account', '/auth/self-registration/request'],
      ['Forgot username or password?', '/auth/forgot-username/request'],
    ] as const)
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeHidden();
    await signIn.enterUsername(page, 'ann.lee');
    await expect(page.getByRole('link', { name: 'Forgot username or password?' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/auth/forgot-password/request',
    );
    const button = page.getByRole('button', { name: 'About secure information' });
    const explained = page.getByText(
      'Your username and password are sent over an encrypted connection. We never ask for your password by email or phone.',
    );
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(explained).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(explained).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(explained).toBeHidden();
  });

  test('the footer opens new tabs without an opener, and a chosen language stays for a year', async ({
    page,
    context,
  }) => {
    await signIn.open(page);
    const footer = page.getByRole('contentinfo');
    for (const [name, href] of [
      ['Privacy Policy', 'https://privacy.example/statement'],
      ['Terms of Service', '/auth/legal'],
      ['Supported browsers', 'https://support.example/browsers'],
    ] as const) {
      const link = footer.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    await expect(footer).toContainText(`2000-${new Date().getFullYear()}`);
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
