import { hasPasskeys } from './support';

/** The parts of WebAuthn Level 3 that TypeScript or older browsers lack. */
export interface NewerWebAuthn {
  isConditionalMediationAvailable?(): Promise<boolean>;
  isUserVerifyingPlatformAuthenticatorAvailable?(): Promise<boolean>;
  getClientCapabilities?(): Promise<Readonly<Record<string, boolean>>>;
}

/** Whether the browser can offer passkeys among the suggestions of a field. */
export async function canSuggest(): Promise<boolean> {
  return yes(async ({ isConditionalMediationAvailable }) => isConditionalMediationAvailable?.call(PublicKeyCredential));
}

/** Asks the browser a question about its passkeys. One that fails counts as no. */
export async function yes(question: (webAuthn: NewerWebAuthn) => Promise<boolean | undefined>): Promise<boolean> {
  try {
    return hasPasskeys() && (await question(PublicKeyCredential)) === true;
  } catch {
    return false;
  }
}
