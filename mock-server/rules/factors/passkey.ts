import type { BodyOf } from '../../contract/types';
import type { Passkey, Person } from '../../world/store/collections';
import type { World } from '../../world/world';
import { fromBase64Url, toBase64Url } from '../base64url';

type Assertion = Extract<BodyOf<'verifyMfaChallenge'>, { credential: unknown }>['credential'];
type Attestation = BodyOf<'registerPasskey'>['credential'];

/** The COSE numbers of ES256 and RS256. Every authenticator has at least one of the two. */
export const PASSKEY_ALGORITHMS = [-7, -257];

export interface VerifiedAssertion {
  counter: number;
  isUserVerified: boolean;
  isSynced: boolean;
  /** The counter has not risen since the last use. Only a synced passkey may repeat a counter. */
  isCounterStale: boolean;
}

export function findPasskey(world: World, credentialId: string): { person: Person; passkey: Passkey } | undefined {
  for (const person of world.db.persons.all()) {
    const passkey = person.passkeys.find((each) => each.credentialId === credentialId);
    if (passkey) return { person, passkey };
  }
  return undefined;
}

/**
 * Verifies a WebAuthn assertion (Level 3, 7.2) against a registered passkey: challenge, origin, relying party, user
 * handle, signature and counter. Returns null when the assertion is invalid. When the counter has not risen, a
 * device-bound passkey is refused; for a synced one the result reports it. The library loads on first use, so that the
 * server starts fast.
 */
export async function verifyAssertion(
  person: Person,
  passkey: Passkey,
  assertion: Assertion,
  expected: { challenge: string; origin: string; isUserVerificationRequired: boolean },
): Promise<VerifiedAssertion | null> {
  const { userHandle } = assertion.response;
  if (userHandle !== undefined && userHandle !== '' && userHandle !== person.security.userHandle) return null;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: assertion,
      expectedChallenge: expected.challenge,
      expectedOrigin: expected.origin,
      expectedRPID: relyingParty(expected.origin),
      // The library refuses every counter that has not risen. Given 0 it accepts every counter, and the rule below
      // decides.
      credential: { id: passkey.credentialId, publicKey: fromBase64Url(passkey.publicKey), counter: 0 },
      requireUserVerification: expected.isUserVerificationRequired,
    });
    const { newCounter, userVerified, credentialBackedUp } = authenticationInfo;
    const isCounterStale = passkey.counter > 0 && newCounter <= passkey.counter;
    if (!verified || (isCounterStale && !credentialBackedUp)) return null;
    return { counter: newCounter, isUserVerified: userVerified, isSynced: credentialBackedUp, isCounterStale };
  } catch {
    // The library throws on every invalid assertion: a wrong origin, a wrong relying party, malformed bytes.
    return null;
  }
}

/** Stores the counter and the other facts that a verified assertion brings. */
export async function notePasskeyUse(
  world: World,
  person: Person,
  passkey: Passkey,
  { counter, isSynced }: VerifiedAssertion,
) {
  await changePasskey(world, person, passkey.id, { counter, isSynced, lastUsedAt: world.clock.now() });
}

export function changePasskey(world: World, person: Person, id: string, fields: Partial<Passkey>): Promise<Person> {
  return world.db.persons.set(person, ({ passkeys }) => ({
    passkeys: passkeys.map((one) => (one.id === id ? { ...one, ...fields } : one)),
  }));
}

/** A verified credential. It has a name when the table below knows its authenticator. */
export type NewCredential = Pick<
  Passkey,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced' | 'authenticator'
>;

/**
 * Verifies a WebAuthn registration (Level 3, 7.1): challenge, origin, relying party, user presence, algorithm. Returns
 * null when it is invalid. An automatic creation has no user presence.
 */
export async function verifyRegistration(
  attestation: Attestation,
  expected: { challenge: string; origin: string; isAutomatic: boolean },
): Promise<NewCredential | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: attestation,
      expectedChallenge: expected.challenge,
      expectedOrigin: expected.origin,
      expectedRPID: relyingParty(expected.origin),
      requireUserPresence: !expected.isAutomatic,
      requireUserVerification: false,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    });
    // Stryker disable next-line ConditionalExpression: the next line throws then, and the result is null too.
    if (!verified) return null;
    const { credential, credentialBackedUp, aaguid } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: toBase64Url(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      isSynced: credentialBackedUp,
      authenticator: authenticators[aaguid] ?? null,
    };
  } catch {
    // The library throws on every invalid registration.
    return null;
  }
}

/** Names of common authenticators by AAGUID, from the public list of passkey providers. */
const authenticators: Readonly<Record<string, string>> = {
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4': 'Google Password Manager',
  'adce0002-35bc-c60a-648b-0b25f1f05503': 'Chrome on Mac',
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd': 'Apple Passwords',
  'dd4ec289-e01d-41c9-bb89-70fa845d4bf2': 'iCloud Keychain',
  '08987058-cadc-4b81-b6e1-30de50dcbe96': 'Windows Hello',
  '9ddd1817-af5a-4672-a2b9-3e3dd95000a9': 'Windows Hello',
  '6028b017-b1d4-4c02-b4b3-afcdafc96bb2': 'Windows Hello',
  'bada5566-a7aa-401f-bd96-45619a55120d': '1Password',
  'd548826e-79b4-db40-a3d8-11116f7e8349': 'Bitwarden',
  '531126d6-e717-415c-9320-3d9aa6981239': 'Dashlane',
  '0ea242b4-43c4-4a1b-8b17-dd6d0b6baec6': 'Keeper',
  '53414d53-554e-4700-0000-000000000000': 'Samsung Pass',
  '2fc0579f-8113-47ea-b116-bb5a8db9202a': 'YubiKey 5',
  'cb69481e-8ff7-4039-93ec-0a2729a154a8': 'YubiKey 5',
  '01020304-0506-0708-0102-030405060708': 'Test authenticator',
};

/** The relying party ID, which is the host name of the page. */
export function relyingParty(origin: string): string {
  return new URL(origin).hostname;
}
