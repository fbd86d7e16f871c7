import { createPrivateKey } from 'node:crypto';
import { passkeyPrivateKey, seedPasskey, seedUserHandle } from '../seed/passkey';
import { SoftAuthenticator } from './soft-authenticator';

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

/** Holds the seed's passkey. */
export const seedAuthenticator = new SoftAuthenticator(
  Buffer.from(seedPasskey.credentialId, 'base64url').toString(),
  undefined,
  privateKey(),
);

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
