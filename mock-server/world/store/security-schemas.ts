import { z } from 'zod';
import * as text from './contract-text';

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
  credentialId: text.base64Url,
  /** COSE public key, base64url. */
  publicKey: text.base64Url,
  counter: text.count,
  transports: z.array(z.string()).max(10),
  name: z.string(),
  /** The product that holds it; null when its AAGUID is not known. */
  authenticator: z.string().nullable(),
  /** Whether its provider keeps a copy. A synced passkey may repeat a counter. */
  isSynced: z.boolean(),
  createdAt: text.instant,
  lastUsedAt: text.instant.nullable(),
  /** The highest level of assurance that it reaches. It stays 1 while it was only created after a password sign-in. */
  level: text.level,
});

export const trustedDeviceSchema = z.strictObject({
  /** The id in the list; not the value of its cookie. */
  id: z.string(),
  hash: z.string(),
  device: signInDeviceSchema,
  trustedAt: text.instant,
  lastUsedAt: text.instant.nullable(),
});

/** What a person has besides username and password. */
export const personSecuritySchema = z.strictObject({
  /** The WebAuthn user handle, base64url, random; null until the first passkey. */
  userHandle: text.base64Url.nullable(),
  passwordChangedAt: text.instant.nullable(),
  isPasskeyOfferWanted: z.boolean(),
  totpCreatedAt: text.instant.nullable(),
  /** The newest time step whose code was accepted. */
  totpLastStep: z.number().nullable(),
  pendingTotp: z.strictObject({ secret: text.totpSecret, expiresAt: text.instant }).nullable(),
  /** Hashes of the codes that are not used yet. */
  backupCodes: z.strictObject({ hashes: z.array(z.string()).max(20), createdAt: text.instant }).nullable(),
  /** New codes that the person has not confirmed yet. */
  pendingBackupCodes: z
    .strictObject({ id: z.string(), hashes: z.array(z.string()).max(20), expiresAt: text.instant })
    .nullable(),
  trustedDevices: z.array(trustedDeviceSchema).max(50).default([]),
});

export const activitySchema = z.strictObject({
  id: z.string(),
  personId: text.identifier,
  /** Counts up in its world; the newest entry has the highest number. */
  number: text.count,
  at: text.instant,
  kind: z.enum([
    'SIGNED_IN',
    'SIGN_IN_FAILED',
    'ACCOUNT_LOCKED',
    'PASSWORD_CHANGED',
    'USERNAME_CHANGED',
    'IMPERSONATION_STARTED',
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
    'DEVICE_TRUSTED',
    'DEVICE_TRUST_ENDED',
  ]),
  method: z.enum(['PASSWORD', 'PASSKEY', 'EMAIL_CODE', 'SINGLE_SIGN_ON', 'OTHER_SYSTEM']).nullable(),
  /** A masked contact or the name of a passkey. */
  subject: z.string().nullable(),
  device: signInDeviceSchema,
});
