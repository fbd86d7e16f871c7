import { z } from 'zod';

/** Schemas of account security. Times are epoch ms of the world's clock. */

/** Browser, system and place, as a person would recognise them. */
export const signInDeviceSchema = z.strictObject({
  browser: z.enum(['CHROME', 'EDGE', 'FIREFOX', 'SAFARI', 'OPERA', 'SAMSUNG_INTERNET', 'OTHER']),
  system: z.enum(['WINDOWS', 'MAC', 'IPAD_OR_MAC', 'IPHONE', 'IPAD', 'ANDROID', 'CHROME_OS', 'LINUX', 'OTHER']),
  /** Region and country (ISO 3166-1 alpha-2); null when not known. */
  place: z.strictObject({ region: z.string().nullable(), country: z.string() }).nullable(),
});

export const passkeySchema = z.strictObject({
  /** The id in the list; not the credential's. */
  id: z.string(),
  credentialId: z.string(),
  /** COSE public key, base64url. */
  publicKey: z.string(),
  counter: z.number(),
  transports: z.array(z.string()),
  name: z.string(),
  /** The product that holds it; null when its AAGUID is not known. */
  authenticator: z.string().nullable(),
  /** Whether its provider keeps a copy. A synced passkey may repeat a counter. */
  isSynced: z.boolean(),
  createdAt: z.number(),
  lastUsedAt: z.number().nullable(),
  /** The highest level of assurance that it reaches. It stays 1 while it was only created after a password sign-in. */
  level: z.number(),
});

/** What a person has besides username and password. */
export const personSecuritySchema = z.strictObject({
  /** The WebAuthn user handle, base64url, random; null until the first passkey. */
  userHandle: z.string().nullable(),
  passwordChangedAt: z.number().nullable(),
  isPasskeyOfferWanted: z.boolean(),
  totpCreatedAt: z.number().nullable(),
  /** The newest time step whose code was accepted. */
  totpLastStep: z.number().nullable(),
  pendingTotp: z.strictObject({ secret: z.string(), expiresAt: z.number() }).nullable(),
  /** Hashes of the codes that are not used yet. */
  backupCodes: z.strictObject({ hashes: z.array(z.string()), createdAt: z.number() }).nullable(),
  /** New codes that the person has not confirmed yet. */
  pendingBackupCodes: z.strictObject({ id: z.string(), hashes: z.array(z.string()), expiresAt: z.number() }).nullable(),
});

export const activitySchema = z.strictObject({
  id: z.string(),
  personId: z.string(),
  /** Counts up in its world; the newest entry has the highest number. */
  number: z.number(),
  at: z.number(),
  kind: z.enum([
    'SIGNED_IN',
    'SIGN_IN_FAILED',
    'ACCOUNT_LOCKED',
    'PASSWORD_CHANGED',
    'CONTACT_ADDED',
    'CONTACT_CHANGED',
    'CONTACT_DELETED',
    'PASSKEY_CREATED',
    'PASSKEY_DELETED',
    'PASSKEY_COUNTER_ODD',
    'AUTHENTICATOR_APP_ADDED',
    'AUTHENTICATOR_APP_REMOVED',
    'BACKUP_CODES_CREATED',
    'BACKUP_CODE_USED',
    'SESSION_ENDED',
    'OTHER_SESSIONS_ENDED',
  ]),
  method: z.enum(['PASSWORD', 'PASSKEY', 'SINGLE_SIGN_ON', 'OTHER_SYSTEM']).nullable(),
  /** A masked contact or the name of a passkey. */
  subject: z.string().nullable(),
  device: signInDeviceSchema,
});
