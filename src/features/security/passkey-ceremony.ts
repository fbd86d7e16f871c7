import { loadPart } from '../../lib/browser/load-part';
import type { PasskeyAccount, PasskeyAttestation, PasskeyRegistration } from './security.api';

/** Why the browser made no passkey. */
export type CeremonyProblem = 'exists' | 'cancelled';

/** The browser made no passkey. Browsers do not say whether the user declined or the time was over. */
export class CeremonyError extends Error {
  override readonly name = 'CeremonyError';
  constructor(
    readonly problem: CeremonyProblem,
    cause: unknown,
  ) {
    super(problem, { cause });
  }
}

/** Whether this browser can create passkeys. */
export function canCreatePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && typeof navigator.credentials?.create === 'function';
}

/**
 * Asks the browser to create a passkey (WebAuthn Level 3, registration). The library loads on first use.
 * @throws CeremonyError when the browser made none
 */
export async function createPasskey(options: PasskeyRegistration['publicKey']): Promise<PasskeyAttestation> {
  const { startRegistration } = await loadPart(() => import('@simplewebauthn/browser'));
  try {
    const { id, rawId, type, authenticatorAttachment, clientExtensionResults, response } = await startRegistration({
      optionsJSON: {
        ...options,
        rp: { ...options.rp },
        timeout: options.timeout ?? 300_000,
        excludeCredentials: options.excludeCredentials ?? [],
        authenticatorSelection: options.authenticatorSelection ?? {},
        attestation: options.attestation === 'indirect' ? 'none' : (options.attestation ?? 'none'),
        extensions: options.extensions ?? {},
      },
    });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      id,
      rawId,
      type,
      ...(authenticatorAttachment === undefined ? {} : { authenticatorAttachment }),
      clientExtensionResults: { ...clientExtensionResults },
      response: { clientDataJSON, attestationObject, ...(transports === undefined ? {} : { transports }) },
    };
  } catch (error) {
    const isThere = error instanceof Error && error.name === 'InvalidStateError';
    throw new CeremonyError(isThere ? 'exists' : 'cancelled', error);
  }
}

/** The signals of WebAuthn Level 3, where the browser has them. */
interface Signals {
  signalAllAcceptedCredentials?(known: {
    rpId: string;
    userId: string;
    allAcceptedCredentialIds: readonly string[];
  }): Promise<void>;
  signalUnknownCredential?(unknown: { rpId: string; credentialId: string }): Promise<void>;
}

function signals(): Signals {
  return typeof PublicKeyCredential === 'function' ? PublicKeyCredential : {};
}

/**
 * Tells the browser which passkeys the account accepts; it forgets all others. Call it only with a complete list from
 * the service. A failure changes nothing for the user.
 */
export async function tellAccepted(account: PasskeyAccount): Promise<void> {
  const { rpId, userHandle, acceptedCredentialIds } = account;
  await signals()
    .signalAllAcceptedCredentials?.({ rpId, userId: userHandle, allAcceptedCredentialIds: acceptedCredentialIds })
    .catch(() => undefined);
}

/** Tells the browser to forget a passkey that the service refused at its creation. */
export async function tellUnknown(rpId: string, credentialId: string): Promise<void> {
  await signals()
    .signalUnknownCredential?.({ rpId, credentialId })
    .catch(() => undefined);
}
