import { expect, test } from '../../support/test';
import { plugInAuthenticator } from '../../support/verbs/passkey';
import { signInPage } from '../../support/verbs/sign-in';
import { enter, signIn } from '../../../mock-server/client/browser';

/** A passkey in sign-in, in the security tab and in the browser's own list (see docs/decisions/passkeys.md). */
const security = '/auth/account-settings/security';
const high = { levelOfAssurance: 3 };

test('a deleted passkey is forgotten by the browser that deletes it', async ({ page, signInAs }) => {
  const authenticator = await plugInAuthenticator(page);
  await signInAs('pia', high);
  await page.goto(security);
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Delete Security key' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(passkeys.getByText('You have no passkey yet.')).toBeVisible();
  await expect.poll(() => authenticator.forgotten.length).toBe(1);
  expect(await authenticator.count()).toBe(0);
});

test.describe('a passkey that was deleted in another browser', () => {
  test.use({ allow: { consoleErrors: [/Failed to load resource/] } });

  test('is refused at sign-in, and forgotten there', async ({ browser, page, world }) => {
    const other = await browser.newContext({ baseURL: world.origin });
    await enter(other, world);
    await signIn(other, world, 'pia', high);
    const tab = await other.newPage();
    await tab.goto(security);
    await tab.getByRole('button', { name: 'Delete Security key' }).click();
    await tab.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(tab.getByText('You have no passkey yet.')).toBeVisible();
    await other.close();

    const authenticator = await plugInAuthenticator(page);
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
    await signInPage.open(page);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('This passkey no longer belongs to an account.');
    await expect.poll(() => authenticator.forgotten.length).toBe(1);
  });
});
