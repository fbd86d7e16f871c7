import type { Person } from '../world/store/collections';

/**
 * The private key (hex) of a persona's passkey: the key pair of RFC 6979, A.2.5 (P-256). It is public knowledge, so a
 * test can sign with it. Chromium's virtual authenticator takes it (`WebAuthn.addCredential`), and so does
 * testing/authenticator.ts.
 */
export const passkeyPrivateKey = 'C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721';

/** An authenticator stores the user handle with the key. All persons with that passkey share it. */
export const seedUserHandle = 'cGlhLXVzZXItaGFuZGxl';

/** Credential id and public key (COSE, RFC 9053) of that passkey, both base64url. */
export const seedPasskey: Person['passkeys'][number] = {
  credentialId: 'cGlhLXBhc3NrZXk',
  publicKey: 'pQECAyYgASFYIGD-1LolWp0xyWHrdMY1bWjASbiSO2H6bOZpYi5g8p-2IlggeQP-EAi4vJmkGunpVii8ZPLxsgwtfp9Rd6PClNRGIpk',
  counter: 0,
  transports: ['internal'],
  id: 'passkey-of-the-seed',
  name: 'Security key',
  authenticator: null,
  isSynced: false,
  createdAt: Date.UTC(2026, 2, 14, 15),
  lastUsedAt: null,
  level: 3,
};
