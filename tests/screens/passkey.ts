import type { virtualCredential } from '../../mock-server/testing/authenticator';
import { onTestFinished } from 'vitest';
import { cdp, commands } from 'vitest/browser';
import { platformAuthenticator } from '../support/platform-authenticator';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The seed's passkey, for `WebAuthn.addCredential`. */
    seedCredential: () => Promise<ReturnType<typeof virtualCredential>>;
  }
}

/**
 * Gives the browser an authenticator that holds the passkey of persona pia, until the test ends.
 * @param options `holdsKey: false` without that passkey; `accepts: false` for a person who does nothing yet
 * @returns the number of passkeys in it
 */
export async function plugInAuthenticator({ holdsKey = true, accepts = true } = {}): Promise<() => Promise<number>> {
  const browser = cdp();
  await browser.send('WebAuthn.enable');
  onTestFinished(() => browser.send('WebAuthn.disable').then(() => undefined));
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...platformAuthenticator, automaticPresenceSimulation: accepts },
  });
  if (holdsKey)
    await browser.send('WebAuthn.addCredential', { authenticatorId, credential: await commands.seedCredential() });
  return async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
}
