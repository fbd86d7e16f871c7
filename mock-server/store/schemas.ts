import { z } from 'zod';

/**
 * Records of a world (see docs/product/3-entities.md). Times are epoch ms of the world's clock; foreign keys are ids,
 * never nested records.
 */

export const emailSchema = z.strictObject({
  address: z.string(),
  isVerified: z.boolean(),
  isPersonal: z.boolean(),
  createdAt: z.number(),
  lastModifiedAt: z.number(),
});

export const phoneSchema = z.strictObject({
  /** E.164. */
  number: z.string(),
  type: z.enum(['PHONE', 'VOICE', 'TEXT']),
  isVerified: z.boolean(),
  isPersonal: z.boolean(),
  createdAt: z.number(),
  lastModifiedAt: z.number(),
});

export const passkeySchema = z.strictObject({
  credentialId: z.string(),
  /** COSE public key, base64url. */
  publicKey: z.string(),
  counter: z.number(),
  transports: z.array(z.string()),
});

export const personSchema = z.strictObject({
  id: z.string(),
  username: z.string().nullable(),
  /** Plain text on purpose: personas show it, and nothing real ever stands here. */
  password: z.string().nullable(),
  passwordHistory: z.array(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  /** ISO date. */
  dateOfBirth: z.string().nullable(),
  emails: z.array(emailSchema),
  phones: z.array(phoneSchema),
  systemOfRecordContacts: z.array(
    z.strictObject({ type: z.enum(['EMAIL', 'PHONE', 'VOICE', 'TEXT']), value: z.string(), isPersonal: z.boolean() }),
  ),
  contactInfoUpdatedAt: z.number().nullable(),
  /** Which system signs this person in. */
  authenticationMethod: z.enum(['Lifion', 'Nexo']),
  /** Signs in through an identity provider only. */
  isSsoOnly: z.boolean(),
  isInactive: z.boolean(),
  /**
   * False: signed in, but not set up in the product; every session operation answers 403 (see
   * docs/product/6-permissions.md).
   */
  hasProductAccess: z.boolean(),
  failedLogins: z.number(),
  lockedUntil: z.number().nullable(),
  totpSecret: z.string().nullable(),
  passkeys: z.array(passkeySchema),
  allClientAccessRoles: z.array(z.strictObject({ role: z.string(), ticketUrl: z.string() })),
  preferredLanguage: z.string(),
  region: z.string(),
  timezone: z.string(),
  isReviewUsernameObligation: z.boolean(),
  isNotAllowUpdateUsername: z.boolean(),
});

export const clientSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  purpose: z.string(),
  isTransitionedToService: z.boolean(),
  isClientRebrandEnabled: z.boolean(),
  isNexoClient: z.boolean(),
  isArchived: z.boolean(),
  hasSamlConfiguration: z.boolean(),
  /** Found by the all-client search (see docs/product/4-states.md#add-client-modal). */
  isSearchable: z.boolean(),
});

export const associateSchema = z.strictObject({
  id: z.string(),
  personId: z.string().nullable(),
  clientId: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.string().nullable(),
  isPersonalAssociate: z.boolean(),
  suspended: z.boolean(),
  /**
   * The user ID that the platform suggests at the username review (see docs/product/3-entities.md#username-settings).
   */
  suggestedUserId: z.string().nullable(),
  username: z.string().nullable(),
  attributes: z.record(z.string(), z.string()),
});

export const sessionSchema = z.strictObject({
  id: z.string(),
  personId: z.string(),
  /** The associate that is selected, if the person has one. */
  associateId: z.string().nullable(),
  createdAt: z.number(),
  expiresAt: z.number(),
  levelOfAssurance: z.number(),
  authenticationMethod: z.enum(['Lifion', 'Nexo', 'SSO']),
  impersonation: z.strictObject({ id: z.string(), actingSessionId: z.string(), expiresAt: z.number() }).nullable(),
});

export const tokenSchema = z.strictObject({
  token: z.string(),
  kind: z.string(),
  personId: z.string().nullable(),
  clientId: z.string().nullable(),
  associateId: z.string().nullable(),
  email: z.string().nullable(),
  /** The one-time code that goes with it, where its mail carries one. */
  code: z.string().nullable(),
  tries: z.number(),
  createdAt: z.number(),
  expiresAt: z.number(),
  usedAt: z.number().nullable(),
  state: z.enum(['open', 'used', 'declined']),
  /** Registration code of the registration portal: loading the token answers the redirect error. */
  redirectToAimPic: z.string().nullable(),
  accountType: z.enum(['standard', 'sso']),
  skipToCreateAccount: z.boolean(),
  extra: z.record(z.string(), z.string()),
});

export const deviceSchema = z.strictObject({
  deviceId: z.string(),
  personId: z.string(),
  deviceManufacturer: z.string(),
  deviceName: z.string(),
  deviceOs: z.string(),
  deviceOsVersion: z.string(),
  deviceType: z.string(),
  isDeviceBasedAuthenticationEnabled: z.boolean(),
  lifionMobileAppVersion: z.string(),
});

export const obligationSchema = z.strictObject({
  id: z.string(),
  personId: z.string(),
  /** The smallest comes first. */
  order: z.number(),
  kind: z.enum(['redirect', 'command']),
  command: z.string().nullable(),
  url: z.string().nullable(),
  isLoginObligation: z.boolean(),
  clientId: z.string().nullable(),
  /** Keys of agreements, required level ... what the command needs. */
  args: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const challengeSchema = z.strictObject({
  id: z.string(),
  personId: z.string(),
  /** stepUp, contactVerification ... */
  purpose: z.string(),
  method: z.string(),
  requiredLevel: z.number(),
  /** What is verified: an address, a number, a WebAuthn challenge (base64url). */
  target: z.string(),
  code: z.string().nullable(),
  tries: z.number(),
  createdAt: z.number(),
  expiresAt: z.number(),
  isDone: z.boolean(),
  details: z.record(z.string(), z.string()),
});

export const agreementSchema = z.strictObject({
  id: z.string(),
  agreementName: z.string(),
  displayName: z.string(),
  version: z.string(),
  documentUrl: z.string(),
  createdAt: z.number(),
});

export const acceptanceSchema = z.strictObject({
  id: z.string(),
  personId: z.string(),
  agreementName: z.string(),
  version: z.string(),
  acceptedAt: z.number(),
});

export const providerSchema = z.strictObject({
  id: z.string(),
  emailDomain: z.string(),
  name: z.string(),
  isDiscoveryEnabled: z.boolean(),
  initiateRequestUrl: z.string(),
});

export const impersonationSchema = z.strictObject({
  id: z.string(),
  clientId: z.string(),
  clientName: z.string(),
  associateId: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string(),
  /** Staff may load it, but starting is refused. */
  isForbidden: z.boolean(),
  isStarted: z.boolean(),
});

export const productSchema = z.strictObject({
  productId: z.string(),
  personId: z.string(),
  productName: z.string(),
  description: z.string(),
  targetUrl: z.string(),
});

export const groupSchema = z.strictObject({ name: z.string(), url: z.string() });

/** Counts of attempts by subject ("recovery:ann@example.com"), for every limit that is not a login. */
export const attemptSchema = z.strictObject({
  id: z.string(),
  count: z.number(),
  firstAt: z.number(),
  lockedUntil: z.number().nullable(),
});

export const flagSchema = z.strictObject({
  id: z.string(),
  flag: z.string(),
  clientId: z.string().nullable(),
  isEnabled: z.boolean(),
});

/** What the log calls received, newest last; the oldest are dropped past 1,000. */
export const logSchema = z.strictObject({ id: z.string(), at: z.number(), level: z.string(), entry: z.unknown() });
