import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** The links, tooltip, footer and language around the login form. */
test.describe('beside the form', () => {
  test('the tooltip explains secure information', async ({ page }) => {
    await signIn.open(page);
    await screen.press(page, 'About secure information');
    const explained = page.getByText(
      'Your username and password are sent over an encrypted connection. We never ask for your password by email or phone.',
    );
    await expect(explained).toBeVisible();
    await expectAccessible(page, [320]);
    await page.keyboard.press('Escape');
    await expect(explained).toBeHidden();
  });

  test('the links change with the step: forgot username before the password shows, forgot password after', async ({
    page,
  }) => {
    await signIn.open(page);
    await expect(page.getByRole('link', { name: 'Log in with single sign-on' })).toHaveAttribute(
      'href',
      '/auth/sso-login/request',
    );
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/auth/self-registration/request',
    );
    await expect(page.getByRole('link', { name: 'Forgot username or password?' })).toHaveAttribute(
      'href',
      '/auth/forgot-username/request',
    );
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeHidden();
    await signIn.enterUsername(page, 'ann.lee');
    await expect(page.getByRole('link', { name: 'Forgot username or password?' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/auth/forgot-password/request',
    );
  });

  test('the footer links open in new tabs without an opener, and the footer names this year', async ({
    page,
    context,
  }) => {
    await signIn.open(page);
    await expect(page.getByText(`2000-${new Date().getFullYear()}`)).toBeVisible();
    // The button loads later and moves the footer, so wait for it.
    await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible();
    const opened = context.waitForEvent('page');
    await screen.follow(page, /Terms of Service/);
    const terms = await opened;
    expect(await terms.evaluate(() => window.opener)).toBeNull();
  });

  test('the language can be chosen before sign-in and is kept for a year', async ({ page, context }) => {
    await signIn.open(page);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de-DE');
    await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
    const cookie = (await context.cookies()).find(({ name }) => name === 'user-language');
    expect(cookie?.value).toBe('de-DE');
  });
});
