import type { Page } from '@playwright/test';
import { platformAuthenticator } from '../platform-authenticator';
import { virtualCredential } from '../../../mock-server/testing/authenticator';

/** Chromium's virtual authenticator (WebAuthn Level 3, 11, through the Chrome DevTools Protocol). */
export interface Authenticator {
  /** The user accepts each later prompt and suggestion at once, but not an open one. */
  accept(): Promise<void>;
  /** The number of passkeys in it. */
  count(): Promise<number>;
  /** The ids (base64) of the passkeys that the page removed by a signal. */
  readonly forgotten: readonly string[];
}

/**
 * Gives the page an authenticator that holds the passkey of persona pia.
 * @param options `holdsKey: false` for an authenticator without a passkey of this site; `accepts: false` for a user who
 *   does nothing yet
 */
export async function plugInAuthenticator(
  page: Page,
  { holdsKey = true, accepts = true } = {},
): Promise<Authenticator> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...platformAuthenticator, automaticPresenceSimulation: accepts },
  });
  if (holdsKey) await browser.send('WebAuthn.addCredential', { authenticatorId, credential: virtualCredential() });
  const forgotten: string[] = [];
  browser.on('WebAuthn.credentialDeleted', ({ credentialId }) => forgotten.push(credentialId));
  return {
    accept: async () => {
      await browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
    },
    count: async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    forgotten,
  };
}
