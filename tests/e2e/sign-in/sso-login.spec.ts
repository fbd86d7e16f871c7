import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

test('the target of a single-sign-on user stays through log-out and Cancel, and comes back from the provider', async ({
  page,
  context,
  baseURL,
  world,
}) => {
  await context.addCookies([{ name: 'sso-session', value: '1', url: baseURL ?? '' }]);
  await page.goto('/auth/login?redirectUrl=%2Fview%2Fhome%3Ffrom%3Dmail');
  await screen.arrivesAt(page, '/auth/sso-login/request');
  const target = (name = 'redirectUrl') => new URL(page.url()).searchParams.get(name);
  expect(target()).toBe('/view/home?from=mail');
  await world.verify({ call: { operationId: 'logout' }, times: 1 });
  await context.clearCookies({ name: 'sso-session' });
  await screen.follow(page, 'Cancel');
  await screen.arrivesAt(page, '/auth/login');
  expect(target()).toBe('/view/home?from=mail');
  await screen.follow(page, 'Log in with single sign-on');
  await page.getByLabel('Email address').fill('una@kestrel.example');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/outside\/sso\/kestrel/);
  expect(target('RelayState')).toBe('/view/home?from=mail');
  await page.getByLabel('Username or e-mail address').fill('dana.devices');
  await screen.press(page, 'Sign in');
  await screen.arrivesAt(page, '/view/home');
  expect(new URL(page.url()).search).toBe('?from=mail');
});

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
