import { hasPasskeys } from './support';

/** The parts of WebAuthn Level 3 that TypeScript or older browsers lack. */
interface NewerWebAuthn {
  isConditionalMediationAvailable?(): Promise<boolean>;
  isUserVerifyingPlatformAuthenticatorAvailable?(): Promise<boolean>;
  getClientCapabilities?(): Promise<Readonly<Record<string, boolean>>>;
}

export async function canSuggest(): Promise<boolean> {
  return yes(async ({ isConditionalMediationAvailable }) => isConditionalMediationAvailable?.call(PublicKeyCredential));
}

/** Whether the browser can show its sheet of saved passkeys and passwords at once, or refuse at once. */
export async function canAskAtOnce(): Promise<boolean> {
  return (await capabilitiesOf()).immediateGet === true;
}

/** Asks the browser a question about its passkeys. One that fails counts as no. */
async function yes(question: (webAuthn: NewerWebAuthn) => Promise<boolean | undefined>): Promise<boolean> {
  try {
    return hasPasskeys() && (await question(PublicKeyCredential)) === true;
  } catch {
    return false;
  }
}

export interface DeviceAbilities {
  readonly canKeep: boolean;
  readonly canCreateQuietly: boolean;
}

export async function deviceAbilities(): Promise<DeviceAbilities> {
  const capabilities = await capabilitiesOf();
  const canKeep =
    capabilities.passkeyPlatformAuthenticator === true ||
    (await yes(async (webAuthn) => webAuthn.isUserVerifyingPlatformAuthenticatorAvailable?.call(PublicKeyCredential)));
  return { canKeep, canCreateQuietly: canKeep && capabilities.conditionalCreate === true };
}

async function capabilitiesOf(): Promise<Readonly<Record<string, boolean>>> {
  try {
    const webAuthn: NewerWebAuthn | undefined = hasPasskeys() ? PublicKeyCredential : undefined;
    return (await webAuthn?.getClientCapabilities?.call(PublicKeyCredential)) ?? {};
  } catch {
    return {};
  }
}
