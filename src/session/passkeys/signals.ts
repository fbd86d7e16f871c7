import type { components } from '../../../openapi/generated/account-security';
import { readStored } from '../../platform/storage';
import { whenFree } from './ceremony';
import { hasPasskeys } from './support';

type PasskeyAccount = components['schemas']['PasskeyAccount'];

/** The signals of WebAuthn Level 3, where the browser has them. */
interface Signals {
  signalAllAcceptedCredentials?(known: {
    rpId: string;
    userId: string;
    allAcceptedCredentialIds: readonly string[];
  }): Promise<void>;
  signalUnknownCredential?(unknown: { rpId: string; credentialId: string }): Promise<void>;
  signalCurrentUserDetails?(user: { rpId: string; userId: string; name: string; displayName: string }): Promise<void>;
}

/** The browser forgets all other passkeys of the account, so the list must be complete. */
export async function tellAccount(account: PasskeyAccount): Promise<void> {
  const { rpId, userHandle: userId, name, displayName, acceptedCredentialIds } = account;
  if (readStored('actingSession') !== undefined) return;
  await tell((browser) =>
    browser.signalAllAcceptedCredentials?.({ rpId, userId, allAcceptedCredentialIds: acceptedCredentialIds }),
  );
  await tell((browser) => browser.signalCurrentUserDetails?.({ rpId, userId, name, displayName }));
}

/** Call it only when the service said that no one has the passkey, or refused it at its creation. */
export function tellUnknown(rpId: string, credentialId: string): Promise<void> {
  return tell((browser) => browser.signalUnknownCredential?.({ rpId, credentialId }));
}

/** Sends a signal once no ceremony is pending. A failure changes nothing for the user. */
async function tell(signal: (browser: Signals) => Promise<void> | undefined): Promise<void> {
  if (!hasPasskeys()) return;
  await whenFree();
  try {
    await signal(PublicKeyCredential);
  } catch {
    // The browser's list stays as it was.
  }
}
