import { expectAccessible } from '../support/guards/axe';
import { screen } from '../support/verbs/screen';
import { signInPage } from '../support/verbs/sign-in';
import { expect, test } from '../support/test';

/** Cookies and storage that the browser refuses (see docs/delivery.md), in the production bundle. */

test.describe('cookies that the browser blocks', () => {
  test('show a warning before the user types a password, and the form once they are allowed', async ({
    context,
    page,
  }) => {
    await context.addInitScript(() => {
      if (window.name === 'allowed') return;
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
    });
    await page.goto('/auth/login');
    await expect(screen.heading(page, 'Cookies are switched off')).toBeVisible();
    await expect(page).toHaveTitle('Cookies are switched off');
    await expect(
      page.getByText('You need cookies to log in. Please allow them in your browser and try again.'),
    ).toBeVisible();
    await expect(page.getByLabel('Username', { exact: true })).toHaveCount(0);
    await expectAccessible(page);
    await page.evaluate(() => void (window.name = 'allowed'));
    await screen.press(page, 'Try again');
    await expect(signInPage.username(page)).toBeVisible();
  });
});

test.describe('storage', () => {
  const forbidden = () => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  };
  test('that is forbidden breaks no flow: sign-in, settings, and a switch to the other sign-in system', async ({
    context,
    page,
  }) => {
    await context.addInitScript(forbidden);
    await signInPage.open(page);
    await signInPage.signIn(page, 'ben.many');
    await expect(screen.heading(page, /Ben/)).toBeVisible();
    await page.goto('/auth/account-settings/switch-clients');
    await screen.press(page, 'Switch to Northgate Freight');
    await screen.press(page, 'Log out and switch');
    await screen.arrivesAt(page, '/auth/switch-clients-message');
    await expect(screen.heading(page, 'Log in to your other company')).toBeVisible();
    await screen.press(page, 'Continue');
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/(outside\/nexo|auth)\/login$/);
  });
});
