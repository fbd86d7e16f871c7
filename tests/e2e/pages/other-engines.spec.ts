import { screen } from '../../support/verbs/screen';
import { stepUp, title } from '../../support/verbs/step-up';
import { expect, test } from '../../support/test';

/** Features that other engines lack, removed from Chromium before the page's own scripts run. */
test('a web view without WebAuthn offers no passkey and selects the next method', async ({
  context,
  page,
  signInAs,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await signInAs('pia');
  await page.goto(stepUp());
  await expect(screen.heading(page, title)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Authenticator app' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Passkey' })).toHaveCount(0);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
});
