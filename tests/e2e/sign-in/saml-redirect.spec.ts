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
