import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** Where the message page leads. */

const open = '/auth/account-settings/switch-clients';
const MESSAGE = '/auth/switch-clients-message';
const LOGIN_THERE = '/outside/nexo/login';

test.describe('a switch whose response names no login URL of this site', () => {
  test.use({ allow: { breaches: true } });

  test("continues to the external base URL of the client's sign-in system", async ({ page, signInAs, world }) => {
    for (const redirectLoginUrl of ['', 'https://evil.example/login', 'javascript:alert(1)']) {
      await page.goto('about:blank');
      await signInAs('ben');
      await page.goto(open);
      await world
        .on('switchAssociate')
        .times(1)
        .offSpec()
        .answer({ status: 200, body: { username: 'ben.northgate', redirectLoginUrl, isNexoClient: true } });
      await screen.press(page, 'Switch to Northgate Freight');
      await screen.press(page, 'Log out and switch');
      await screen.arrivesAt(page, MESSAGE);
      await expect(page.getByText('ben.northgate', { exact: true })).toBeVisible();
      await screen.press(page, 'Continue');
      await screen.arrivesAt(page, LOGIN_THERE);
      expect(new URL(page.url()).search).toBe('');
    }
  });
});

test('a user of the other sign-in system who switches to a client of this product continues at its sign-in', async ({
  page,
  signInAs,
  world,
}) => {
  await signInAs('ben', { method: 'Nexo' });
  await page.goto(open);
  await screen.press(page, 'Switch to Juniper Mills');
  await screen.press(page, 'Log out and switch');
  await screen.arrivesAt(page, MESSAGE);
  await expect(page.getByText('Juniper Mills', { exact: true })).toBeVisible();
  await world.verify({
    call: {
      operationId: 'switchAssociate',
      body: { clientId: '200', isNexoClient: false, isAuthenticatedByNexo: true },
    },
    times: 1,
  });
  await screen.press(page, 'Continue');
  await screen.arrivesAt(page, '/auth/login');
});

test('a slow line does not take the switch for a log-out in another tab', async ({ page, signInAs, clock }) => {
  await clock.install();
  await signInAs('ben', { method: 'Nexo' });
  await page.goto('/auth/account-settings/switch-clients');
  await screen.press(page, 'Switch to Juniper Mills');
  // The watch of the session has seen the cookie.
  await clock.advance({ seconds: 2 });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked = new Promise<void>((resolve) => {
    void page.route(/LogoutScreen/, async (route) => {
      resolve();
      await held;
      await route.continue();
    });
  });
  await screen.press(page, 'Log out and switch');
  await asked;
  await page.clock.runFor(3000);
  release();
  await screen.arrivesAt(page, '/auth/switch-clients-message');
});

test.describe('a switch whose response names neither username nor login URL', () => {
  test.use({ allow: { breaches: true } });

  test('is a failure: the user stays signed in and sees a message', async ({ page, signInAs, world }) => {
    await signInAs('ben');
    await page.goto(open);
    await world
      .on('switchAssociate')
      .offSpec()
      .answer({ status: 200, body: { isNexoClient: true } });
    await screen.press(page, 'Switch to Northgate Freight');
    await screen.press(page, 'Log out and switch');
    await expect(page.getByText('We couldn’t switch to this company. Please try again.')).toBeVisible();
    await screen.arrivesAt(page, open);
  });
});

test('a visit without a switch says how to switch, and continues at sign-in', async ({ page }) => {
  await page.goto(MESSAGE);
  await expect(
    page.getByText('To switch companies, log in and choose the company in your account settings.'),
  ).toBeVisible();
  await expect(page.getByText('Your username for this company')).toBeHidden();
  await screen.press(page, 'Continue');
  await screen.arrivesAt(page, '/auth/login');
});
