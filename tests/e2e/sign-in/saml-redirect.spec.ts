import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** obligations.spec.ts covers force SAML as an obligation. */
test("/auth/saml-redirect finds the client's SAML page, whose provider signs the user in and returns @main", async ({
  page,
  signInAs,
}) => {
  await signInAs('sol', { method: 'SSO' });
  await page.goto('/auth/user/saml-redirect/400');
  await expect(screen.heading(page, 'Identity provider of Kestrel Air')).toBeVisible();
  await page.getByLabel('Username or e-mail address').fill('sol.sso');
  await screen.press(page, 'Sign in');
  await screen.arrivesAt(page, '/');
});

test('a client without SAML settings for the user shows the incorrect-app-id state, but only after sign-in', async ({
  page,
  signInAs,
}) => {
  await page.goto('/auth/user/saml-redirect/400');
  await screen.arrivesAt(page, '/auth/login');
  expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/auth/user/saml-redirect/400');
  await signInAs('ann');
  await page.goto('/auth/user/saml-redirect/100');
  await expect(screen.heading(page, 'We couldn’t open this application')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
});

test.describe('a failure, or an address from the server on another origin', () => {
  test.use({ allow: { breaches: true, consoleErrors: [/contract/i, /status of 404/] } });

  test('shows the unsupported state, and leaves the site for no address', async ({
    page,
    world,
    signInAs,
    baseURL,
  }) => {
    await signInAs('ann');
    await world.on('getSettingsByGroup').status(500);
    await page.goto('/auth/user/saml-redirect/400');
    await expect(screen.heading(page, 'Something went wrong')).toBeVisible();
    const open = async (url: string) => {
      await world.faults.clear();
      await signInAs('ann');
      await world.on('getSettingsByGroup').offSpec().answer({ status: 200, body: { url } });
      await page.goto('/auth/user/saml-redirect/400');
    };
    await open('https://evil.example/saml');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
    // Its leading slashes collapse to one, so it becomes a path of our own.
    await open('//evil.example');
    await expect(page).toHaveURL(`${baseURL}/evil.example`);
  });
});
