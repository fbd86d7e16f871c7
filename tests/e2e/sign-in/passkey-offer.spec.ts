import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { plugInAuthenticator } from '../../support/verbs/passkey';
import { screen } from '../../support/verbs/screen';
import { signInPage as signIn } from '../../support/verbs/sign-in';
import { choose, confirm, sent } from '../../support/verbs/step-up';

/** The offer of a passkey after a sign-in with a password. */

const offer = '/auth/passkey-offer';

/** Sets what the device can do. No test can drive an automatic creation, so the browser creates an ordinary passkey. */
async function device(page: Page, { isQuiet }: { isQuiet: boolean }): Promise<void> {
  await page.addInitScript((conditionalCreate) => {
    // Suggestions would sign in at once.
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    const capabilities = { passkeyPlatformAuthenticator: true, conditionalCreate };
    Object.assign(PublicKeyCredential, { getClientCapabilities: () => Promise.resolve(capabilities) });
    const create = navigator.credentials.create.bind(navigator.credentials);
    navigator.credentials.create = ({ publicKey, signal } = {}) =>
      create({ ...(publicKey && { publicKey }), ...(signal && { signal }) });
  }, isQuiet);
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/auth/logout');
  await expect(screen.heading(page, 'Log in')).toBeVisible();
}

test('creates a passkey after a step-up, which then signs in and is offered no more', async ({ page, world }) => {
  await plugInAuthenticator(page, { holdsKey: false });
  await device(page, { isQuiet: false });
  await signIn.open(page, '?redirectUrl=/auth/account-settings/devices');
  await signIn.signIn(page, 'ann.lee');
  await screen.arrivesAt(page, offer);
  await screen.press(page, 'Create a passkey');
  await screen.arrivesAt(page, '/auth/step-up');
  await choose(page, 'Email');
  await confirm(page, (await sent(world)).code ?? '');
  await screen.arrivesAt(page, offer);
  await screen.press(page, 'Create a passkey');
  await screen.arrivesAt(page, '/auth/account-settings/devices');
  await expect(page.getByText('Your passkey is ready.', { exact: false })).toBeVisible();
  await logOut(page);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(screen.heading(page, /Ann/)).toBeVisible();
  await logOut(page);
  await signIn.signIn(page, 'ann.lee');
  await expect(screen.heading(page, /Ann/)).toBeVisible();
});

test('an automatic creation replaces the page, and a toast and a mail report it', async ({ page, world }) => {
  await plugInAuthenticator(page, { holdsKey: false });
  await device(page, { isQuiet: true });
  await signIn.open(page);
  await signIn.signIn(page, 'ann.lee');
  await expect(screen.heading(page, /Ann/)).toBeVisible();
  await expect(page.getByText('Your passkey is ready.', { exact: false })).toBeVisible();
  await world.outbox.waitFor({ kind: 'securityChange', to: 'ann@example.com' });
});
