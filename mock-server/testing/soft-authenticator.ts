import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { BodyOf } from '../contract/types';

type Attestation = BodyOf<'registerPasskey'>['credential'];
type Assertion = BodyOf<'finishPasskeySignIn'>['credential'];

/** What an authenticator says of one ceremony (WebAuthn Level 3, 6.1). Fields that are left out are correct. */
export interface Ceremony {
  origin: string;
  /** The relying party that the authenticator signs for; by default the host of the origin. */
  rpId?: string;
  isPresent?: boolean;
  isVerified?: boolean;
  /** The passkey is synced: its provider has copies. */
  isSynced?: boolean;
  counter?: number;
  userHandle?: string;
}

/** An authenticator in memory with one P-256 key. It does what a real one would not: wrong origins, old counters. */
export class SoftAuthenticator {
  readonly credentialId: string;

  /** @param aaguid the kind of authenticator, hexadecimal; zero does not say */
  constructor(
    name: string,
    readonly aaguid = '0'.repeat(32),
    readonly key: KeyObject = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
  ) {
    this.credentialId = Buffer.from(name).toString('base64url');
  }

  create(challenge: string, ceremony: Ceremony): Attestation {
    const { x = '', y = '' } = this.key.export({ format: 'jwk' });
    const id = Buffer.from(this.credentialId, 'base64url');
    // COSE (RFC 9053): EC2, ES256, P-256, x, y.
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const attested = Buffer.concat([Buffer.from(this.aaguid, 'hex'), lengthOf(id), id, key]);
    const data = this.#authenticatorData(ceremony, attested);
    // CBOR: { fmt: "none", attStmt: {}, authData: data }.
    const object = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      lengthOf(data),
      data,
    ]);
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      clientExtensionResults: { credProps: { rk: true } },
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, ceremony.origin).toString('base64url'),
        attestationObject: object.toString('base64url'),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  answer(challenge: string, ceremony: Ceremony): Assertion {
    const client = clientData('webauthn.get', challenge, ceremony.origin);
    const data = this.#authenticatorData(ceremony);
    const hash = createHash('sha256').update(client).digest();
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, hash]), this.key).toString('base64url'),
        ...(ceremony.userHandle === undefined ? {} : { userHandle: ceremony.userHandle }),
      },
    };
  }

  #authenticatorData(ceremony: Ceremony, attested?: Buffer): Buffer {
    const { origin, rpId = new URL(origin).hostname, isPresent = true, isVerified = true } = ceremony;
    const { isSynced = false, counter = 0 } = ceremony;
    const flags =
      (isPresent ? 0x01 : 0) | (isVerified ? 0x04 : 0) | (isSynced ? 0x18 : 0) | (attested === undefined ? 0 : 0x40);
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), rest, attested ?? Buffer.alloc(0)]);
  }
}

/** In two bytes. */
function lengthOf({ length }: Buffer): Buffer {
  return Buffer.from([length >> 8, length & 0xff]);
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
