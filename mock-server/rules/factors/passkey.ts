import type { Person } from '../../world/store/collections';
import type { BodyOf } from '../../contract/types';

type Assertion = Extract<BodyOf<'verifyMfaChallenge'>, { credential: unknown }>['credential'];

/**
 * Verifies a WebAuthn assertion (Level 3, 7.2) against the person's registered passkey: challenge, origin, relying
 * party, signature and counter. Returns the passkey's new counter, or null when the assertion is invalid. Loads the
 * library on first use, to keep the server's start short.
 */
export async function verifyPasskey(
  person: Person,
  assertion: Assertion,
  expected: { challenge: string; origin: string },
): Promise<{ credentialId: string; counter: number } | null> {
  const passkey = person.passkeys.find(({ credentialId }) => credentialId === assertion.id);
  if (!passkey) return null;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: assertion,
      expectedChallenge: expected.challenge,
      expectedOrigin: expected.origin,
      expectedRPID: relyingParty(expected.origin),
      credential: { id: passkey.credentialId, publicKey: fromBase64Url(passkey.publicKey), counter: passkey.counter },
      requireUserVerification: false,
    });
    return verified ? { credentialId: passkey.credentialId, counter: authenticationInfo.newCounter } : null;
  } catch {
    // The library throws on every invalid assertion: a wrong origin, a used counter, malformed bytes.
    return null;
  }
}

/** The relying party ID, which is the host name of the page. */
export function relyingParty(origin: string): string {
  return new URL(origin).hostname;
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
