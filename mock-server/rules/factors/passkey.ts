import type { Person } from '../../store/collections';
import type { BodyOf } from '../../contract/types';

type Assertion = Extract<BodyOf<'verifyMfaChallenge'>, { credential: unknown }>['credential'];

/**
 * Verifies a WebAuthn assertion (Level 3, 7.2) against the person's registered passkey: challenge, origin, relying
 * party, signature and counter. Gives the passkey's new counter, or null. The library is loaded when it is first
 * needed, to keep the start of the server short.
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
    // The library throws on anything that does not add up: a wrong origin, a used counter, bytes that are no assertion.
    return null;
  }
}

/** The relying party is the host of the page. */
export function relyingParty(origin: string): string {
  return new URL(origin).hostname;
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
