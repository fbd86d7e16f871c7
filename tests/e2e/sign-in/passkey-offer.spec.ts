import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { plugInAuthenticator } from '../../support/verbs/passkey';
import { screen } from '../../support/verbs/screen';
import { signInPage as signIn } from '../../support/verbs/sign-in';
import { choose, confirm, sent } from '../../support/verbs/step-up';

/** The offer of a passkey after a sign-in with a password. */

const offer = '/auth/passkey-offer';
const title = 'Log in faster next time';

/**
 * Sets what the device can do. No test can drive an automatic creation. So the browser creates the passkey as an
 * ordinary one, or never.
 */
async function device(page: Page, quiet: 'none' | 'works' | 'pends'): Promise<void> {
  await page.addInitScript((how) => {
    // Suggestions would sign in at once.
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    const capabilities = { passkeyPlatformAuthenticator: true, conditionalCreate: how !== 'none' };
    Object.assign(PublicKeyCredential, { getClientCapabilities: () => Promise.resolve(capabilities) });
    const create = navigator.credentials.create.bind(navigator.credentials);
    navigator.credentials.create = (options) => {
      const { publicKey, signal } = options ?? {};
      if (how === 'works' || publicKey === undefined || options === undefined || !('mediation' in options))
        return create({ ...(publicKey && { publicKey }), ...(signal && { signal }) });
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      );
    };
  }, quiet);
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/auth/logout');
  await expect(screen.heading(page, 'Log in')).toBeVisible();
}

async function signInAgain(page: Page): Promise<void> {
  await logOut(page);
  await signIn.signIn(page, 'ann.lee');
}

/** offer.test.ts has the table of the days. */
test('is skipped by one press, and not made again at the next sign-in', async ({ page }) => {
  await plugInAuthenticator(page, { holdsKey: false });
  await device(page, 'none');
  await signIn.open(page);
  await signIn.signIn(page, 'ann.lee');
  await expect(screen.heading(page, title)).toBeVisible();
  await screen.press(page, 'Not now');
  await expect(screen.heading(page, /Ann/)).toBeVisible();
  await signInAgain(page);
  await expect(screen.heading(page, /Ann/)).toBeVisible();
});

test('creates a passkey after a step-up, which then signs in and is offered no more', async ({ page, world }) => {
  await plugInAuthenticator(page, { holdsKey: false });
  await device(page, 'none');
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
  await signInAgain(page);
  await expect(screen.heading(page, /Ann/)).toBeVisible();
});

test('is not made to a user who has switched it off', async ({ page, signInAs, world }) => {
  await signInAs('ann');
  await page.goto('/auth/account-settings/security');
  const isOffered = page.getByRole('checkbox', { name: 'Offer to create a passkey when I log in' });
  await isOffered.click();
  await expect(isOffered).not.toBeChecked();
  await plugInAuthenticator(page, { holdsKey: false });
  await device(page, 'works');
  await signInAgain(page);
  await expect(screen.heading(page, /Ann/)).toBeVisible();
  await world.verify({ call: { operationId: 'startPasskeyRegistration' }, times: 0 });
});

test('an automatic creation replaces the page, and a toast and a mail report it', async ({ page, world }) => {
  await plugInAuthenticator(page, { holdsKey: false });
  await device(page, 'works');
  await signIn.open(page);
  await signIn.signIn(page, 'ann.lee');
  await expect(screen.heading(page, /Ann/)).toBeVisible();
  await expect(page.getByText('Your passkey is ready.', { exact: false })).toBeVisible();
  await world.outbox.waitFor({ kind: 'securityChange', to: 'ann@example.com' });
});
