import { z } from 'zod';
import { commands } from './obligation-commands';
import { passkeySchema, personSecuritySchema, signInDeviceSchema } from './security-schemas';

/**
 * Schemas of the records of a world. Times are epoch ms of the world's clock. Records refer to each other by id and are
 * never nested.
 */

/**
 * The level of the session that added or changed a contact while its person had another step-up method. Absent for a
 * contact that counts in full.
 */
const level = z.number().optional();

export const emailSchema = z.strictObject({
  address: z.string(),
  isVerified: z.boolean(),
  level,
  isPersonal: z.boolean(),
  createdAt: z.number(),
  lastModifiedAt: z.number(),
});

export const phoneSchema = z.strictObject({
  /** E.164. */
  number: z.string(),
  type: z.enum(['PHONE', 'VOICE', 'TEXT']),
  isVerified: z.boolean(),
  level,
  isPersonal: z.boolean(),
  createdAt: z.number(),
  lastModifiedAt: z.number(),
});

export const personSchema = z.strictObject({
  id: z.string(),
  username: z.string().nullable(),
  /** Plain text on purpose: the list of personas shows it, and the mock server never holds a real password. */
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
  /** The system that signs this person in. */
  authenticationMethod: z.enum(['Lifion', 'Nexo']),
  /** Signs in through an identity provider only. */
  isSsoOnly: z.boolean(),
  isInactive: z.boolean(),
  /**
   * False: the person can sign in but is not set up in the product. Every operation that needs a session responds with
   * 403.
   */
  hasProductAccess: z.boolean(),
  failedLogins: z.number(),
  lockedUntil: z.number().nullable(),
  totpSecret: z.string().nullable(),
  passkeys: z.array(passkeySchema),
  security: personSecuritySchema,
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
  /** Whether the all-client search finds it. */
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
  /** The user ID that the platform suggests at the username review. */
  suggestedUserId: z.string().nullable(),
  username: z.string().nullable(),
  attributes: z.record(z.string(), z.string()),
});

export const sessionSchema = z.strictObject({
  id: z.string(),
  /** The id before a renewal. Its record stays as it was, until the first call with the new id. */
  formerId: z.string().nullable().default(null),
  personId: z.string(),
  /** The selected associate; null when the person has none. */
  associateId: z.string().nullable(),
  createdAt: z.number(),
  expiresAt: z.number(),
  levelOfAssurance: z.number(),
  /** When the level was last proven; null for a session at the level of its sign-in. */
  levelReachedAt: z.number().nullable(),
  /** After a refused change, only a new step-up counts. A level that was reached before does not. */
  isStepUpDue: z.boolean(),
  authenticationMethod: z.enum(['Lifion', 'Nexo', 'SSO']),
  /** The id in the list of sessions. The cookie's id stays secret. */
  publicId: z.string(),
  /** The id of the passkey that began it; null for any other sign-in. */
  passkeyId: z.string().nullable(),
  device: signInDeviceSchema,
  lastSeenAt: z.number(),
  /** During an impersonation, `personId` and `associateId` are the associate's. `staff` holds the ids to return to. */
  impersonation: z
    .strictObject({
      id: z.string(),
      actingSessionId: z.string(),
      expiresAt: z.number(),
      staff: z.strictObject({ personId: z.string(), associateId: z.string().nullable() }),
    })
    .nullable(),
});

export const tokenSchema = z.strictObject({
  token: z.string(),
  kind: z.string(),
  personId: z.string().nullable(),
  clientId: z.string().nullable(),
  associateId: z.string().nullable(),
  email: z.string().nullable(),
  /** The one-time code of the mail with this token, if the mail has one. */
  code: z.string().nullable(),
  tries: z.number(),
  createdAt: z.number(),
  expiresAt: z.number(),
  usedAt: z.number().nullable(),
  state: z.enum(['open', 'used', 'declined']),
  /** Set for a registration code of the registration portal. Loading such a token responds with the redirect error. */
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
  /** The obligation with the smallest order comes first. */
  order: z.number(),
  kind: z.enum(['redirect', 'command']),
  command: z.enum(commands).nullable(),
  url: z.string().nullable(),
  isLoginObligation: z.boolean(),
  clientId: z.string().nullable(),
  /** Arguments of the command, such as keys of agreements or the required level. */
  args: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const challengeSchema = z.strictObject({
  id: z.string(),
  personId: z.string(),
  /** The `publicId` of the session that started it; null before a sign-in. */
  sessionId: z.string().nullable().default(null),
  /** stepUp, contactVerification ... */
  purpose: z.string(),
  method: z.string(),
  requiredLevel: z.number(),
  /** The value to verify: an address, a phone number, or a WebAuthn challenge (base64url). */
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
  /** Staff may load it, but may not start it. */
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

/** Counts of attempts by subject ("recovery:ann@example.com"), for every limit except the one on sign-in. */
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

/** The log entries that the app sent, newest last. Past 1,000, the oldest are dropped. */
export const logSchema = z.strictObject({ id: z.string(), at: z.number(), level: z.string(), entry: z.unknown() });

/**
 * What browsers reported about the Content-Security-Policy, newest last. Equal reports are one record with a count.
 * Past 100, the oldest are dropped.
 */
export const securityReportSchema = z.strictObject({
  id: z.string(),
  firstAt: z.number(),
  lastAt: z.number(),
  count: z.number(),
  /** The directive that the page violated, such as `script-src-elem`; for other reports their type. */
  rule: z.string(),
  /** An origin, a path of our own, or a word of the browser such as `inline`. */
  blocked: z.string(),
  /** Path of the page, without tokens. */
  page: z.string(),
  /** Whether the policy only reports, and lets it happen. */
  isReportOnly: z.boolean(),
});
