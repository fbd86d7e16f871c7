import { type NewerWebAuthn, yes } from './abilities';
import { hasPasskeys } from './support';

// Apart from abilities.ts, which sign-in loads.

/** What this device can do with passkeys. A question that fails counts as no. */
export interface DeviceAbilities {
  /** It can keep a passkey itself, or in a password manager. */
  readonly canKeep: boolean;
  /** It can create one without a question (`mediation: 'conditional'` at creation). */
  readonly canCreateQuietly: boolean;
}

/** Asks the browser what this device can do. Loads nothing and calls no service. */
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
