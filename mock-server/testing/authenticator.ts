import { createHash, createPrivateKey, sign } from 'node:crypto';
import type { BodyOf } from '../contract/types';
import { passkeyPrivateKey, seedPasskey, seedUserHandle } from '../seed/passkey';

type Assertion = Extract<BodyOf<'verifyMfaChallenge'>, { credential: unknown }>['credential'];

/** Two flags of the authenticator data (WebAuthn Level 3, 6.1): user present, user verified. */
const PRESENT_AND_VERIFIED = 0x05;
const PRESENT = 0x01;

/** The key of RFC 6979, A.2.5, as JWK; x and y are the two halves of its COSE form. */
function privateKey() {
  const cose = Buffer.from(seedPasskey.publicKey, 'base64url');
  return createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: Buffer.from(passkeyPrivateKey, 'hex').toString('base64url'),
      x: cose.subarray(10, 42).toString('base64url'),
      y: cose.subarray(45).toString('base64url'),
    },
  });
}

/**
 * Signs a passkey challenge like an authenticator with the seed's passkey (WebAuthn Level 3, 6.3.3).
 * @param counter the signature counter; 0 for an authenticator without one
 */
export function assertionFor(
  challenge: string,
  { origin, counter = 1, isUserVerified = true }: { origin: string; counter?: number; isUserVerified?: boolean },
): Assertion {
  const clientData = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }));
  const signed = Buffer.alloc(5);
  signed.writeUInt8(isUserVerified ? PRESENT_AND_VERIFIED : PRESENT);
  signed.writeUInt32BE(counter, 1);
  const data = Buffer.concat([createHash('sha256').update(new URL(origin).hostname).digest(), signed]);
  const signature = sign(
    'sha256',
    Buffer.concat([data, createHash('sha256').update(clientData).digest()]),
    privateKey(),
  );
  return {
    id: seedPasskey.credentialId,
    rawId: seedPasskey.credentialId,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    },
  };
}

/**
 * The seed's passkey as `credential` of `WebAuthn.addCredential` (Chrome DevTools Protocol), for Chromium's virtual
 * authenticator.
 */
export function virtualCredential(rpId = 'localhost') {
  return {
    credentialId: Buffer.from(seedPasskey.credentialId, 'base64url').toString('base64'),
    isResidentCredential: true,
    userHandle: Buffer.from(seedUserHandle, 'base64url').toString('base64'),
    rpId,
    privateKey: privateKey().export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    signCount: seedPasskey.counter,
  };
}
