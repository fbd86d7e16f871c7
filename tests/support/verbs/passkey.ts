import type { Page } from '@playwright/test';
import { virtualCredential } from '../../../mock-server/testing/authenticator';

/**
 * Gives the page an authenticator that holds the passkey of persona pia (WebAuthn Level 3, through the Chrome
 * DevTools Protocol).
 * @param options `holdsKey: false` for an authenticator without a passkey of this site
 */
export async function plugInAuthenticator(page: Page, { holdsKey = true } = {}): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  if (holdsKey) await browser.send('WebAuthn.addCredential', { authenticatorId, credential: virtualCredential() });
}
