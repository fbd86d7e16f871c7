import { screen } from '../support/verbs/screen';
import { signInPage } from '../support/verbs/sign-in';
import { expect, test } from '../support/test';

/** Storage that the browser refuses (see docs/delivery.md), in the production bundle. */

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
