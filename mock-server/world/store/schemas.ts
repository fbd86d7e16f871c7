import { z } from 'zod';
import * as text from './contract-text';
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
  address: text.emailAddress,
  isVerified: z.boolean(),
  level,
  isPersonal: z.boolean(),
  createdAt: text.instant,
  lastModifiedAt: text.instant,
});

export const phoneSchema = z.strictObject({
  number: text.storedPhoneNumber,
  type: z.enum(['PHONE', 'VOICE', 'TEXT']),
  isVerified: z.boolean(),
  level,
  isPersonal: z.boolean(),
  createdAt: text.instant,
  lastModifiedAt: text.instant,
});

export const personSchema = z.strictObject({
  id: text.identifier,
  username: text.username.nullable(),
  /** Plain text on purpose: the list of personas shows it, and the mock server never holds a real password. */
  password: z.string().nullable(),
  passwordHistory: z.array(z.string()).max(50),
  firstName: text.displayName,
  lastName: text.displayName,
  /** ISO date. */
  dateOfBirth: text.calendarDate.nullable(),
  emails: z.array(emailSchema).max(50),
  phones: z.array(phoneSchema).max(50),
  systemOfRecordContacts: z
    .array(
      z.strictObject({ type: z.enum(['EMAIL', 'PHONE', 'VOICE', 'TEXT']), value: z.string(), isPersonal: z.boolean() }),
    )
    .max(50),
  contactInfoUpdatedAt: text.instant.nullable(),
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
  failedLogins: text.count,
  lockedUntil: text.instant.nullable(),
  totpSecret: text.totpSecret.nullable(),
  passkeys: z.array(passkeySchema).max(50),
  security: personSecuritySchema,
  allClientAccessRoles: z.array(z.strictObject({ role: text.accessRole, ticketUrl: text.url })).max(50),
  preferredLanguage: text.languageTag,
  region: text.regionCode,
  timezone: text.timeZone,
  isReviewUsernameObligation: z.boolean(),
  isNotAllowUpdateUsername: z.boolean(),
});

export const clientSchema = z.strictObject({
  id: text.identifier,
  name: text.displayName,
  purpose: text.displayName,
  isTransitionedToService: z.boolean(),
  isClientRebrandEnabled: z.boolean(),
  isNexoClient: z.boolean(),
  isArchived: z.boolean(),
  hasSamlConfiguration: z.boolean(),
  /** Whether the all-client search finds it. */
  isSearchable: z.boolean(),
});

export const associateSchema = z.strictObject({
  id: text.identifier,
  personId: text.identifier.nullable(),
  clientId: text.identifier.nullable(),
  firstName: text.displayName,
  lastName: text.displayName,
  dateOfBirth: text.calendarDate.nullable(),
  isPersonalAssociate: z.boolean(),
  suspended: z.boolean(),
  /** The user ID that the platform suggests at the username review. */
  suggestedUserId: text.username.nullable(),
  username: text.username.nullable(),
  attributes: z.record(z.string(), z.string()),
});

export const sessionSchema = z.strictObject({
  id: z.string(),
  /** The id before a renewal. Its record stays as it was, until the first call with the new id. */
  formerId: z.string().nullable().default(null),
  personId: text.identifier,
  /** The selected associate; null when the person has none. */
  associateId: text.identifier.nullable(),
  createdAt: text.instant,
  expiresAt: text.instant,
  levelOfAssurance: text.level,
  /** When the level was last proven; null for a session at the level of its sign-in. */
  levelReachedAt: text.instant.nullable(),
  /** After a refused change, only a new step-up counts. A level that was reached before does not. */
  isStepUpDue: z.boolean(),
  authenticationMethod: z.enum(['Lifion', 'Nexo', 'SSO']),
  /** The id in the list of sessions. The cookie's id stays secret. */
  publicId: z.string(),
  /** The id of the passkey that began it; null for any other sign-in. */
  passkeyId: z.string().nullable(),
  /** A mailed code began it. */
  isByCode: z.boolean().default(false),
  device: signInDeviceSchema,
  lastSeenAt: text.instant,
  /** During an impersonation, `personId` and `associateId` are the associate's. `staff` holds the ids to return to. */
  impersonation: z
    .strictObject({
      id: z.string(),
      actingSessionId: z.string(),
      expiresAt: text.instant,
      staff: z.strictObject({ personId: text.identifier, associateId: text.identifier.nullable() }),
    })
    .nullable(),
});

export const tokenSchema = z.strictObject({
  token: text.linkToken,
  kind: text.tokenKind,
  personId: text.identifier.nullable(),
  clientId: text.identifier.nullable(),
  associateId: text.identifier.nullable(),
  /** As the client stored it; it may be invalid. */
  email: text.displayName.nullable(),
  /** The one-time code of the mail with this token, if the mail has one. */
  code: text.oneTimeCode.nullable(),
  tries: text.count,
  createdAt: text.instant,
  expiresAt: text.instant,
  usedAt: text.instant.nullable(),
  state: z.enum(['open', 'used', 'declined']),
  /** Set for a registration code of the registration portal. Loading such a token responds with the redirect error. */
  redirectToAimPic: text.url.nullable(),
  accountType: z.enum(['standard', 'sso']),
  skipToCreateAccount: z.boolean(),
  extra: z.record(z.string(), z.string()),
});

export const deviceSchema = z.strictObject({
  deviceId: text.identifier,
  personId: text.identifier,
  deviceManufacturer: text.displayName,
  deviceName: text.displayName,
  deviceOs: text.displayName,
  deviceOsVersion: text.displayName,
  deviceType: text.displayName,
  isDeviceBasedAuthenticationEnabled: z.boolean(),
  lifionMobileAppVersion: text.displayName,
});

export const obligationSchema = z.strictObject({
  id: z.string(),
  personId: text.identifier,
  /** The obligation with the smallest order comes first. */
  order: text.count,
  kind: z.enum(['redirect', 'command']),
  command: z.enum(commands).nullable(),
  url: text.url.nullable(),
  isLoginObligation: z.boolean(),
  clientId: text.identifier.nullable(),
  /** Arguments of the command, such as keys of agreements or the required level. */
  args: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const challengeSchema = z.strictObject({
  id: z.string(),
  /** Empty at the sign-in with a passkey: nobody is known yet. */
  personId: z.string(),
  /** The `publicId` of the session that started it; null before a sign-in. */
  sessionId: z.string().nullable().default(null),
  /** stepUp, contactVerification ... */
  purpose: text.displayName,
  method: z.string(),
  requiredLevel: text.level,
  /** The value to verify: an address, a phone number, or a WebAuthn challenge (base64url). */
  target: z.string(),
  code: z.string().nullable(),
  tries: text.count,
  createdAt: text.instant,
  expiresAt: text.instant,
  isDone: z.boolean(),
  details: z.record(z.string(), z.string()),
});

export const agreementSchema = z.strictObject({
  id: text.identifier,
  agreementName: text.agreementName,
  displayName: text.displayName,
  version: text.agreementVersion,
  documentUrl: text.url,
  createdAt: text.instant,
});

export const acceptanceSchema = z.strictObject({
  id: z.string(),
  personId: text.identifier,
  agreementName: text.agreementName,
  version: text.agreementVersion,
  acceptedAt: text.instant,
});

export const providerSchema = z.strictObject({
  id: text.identifier,
  emailDomain: z.string(),
  name: text.displayName,
  isDiscoveryEnabled: z.boolean(),
  initiateRequestUrl: text.url,
});

export const impersonationSchema = z.strictObject({
  id: text.identifier,
  clientId: text.identifier,
  clientName: text.displayName,
  associateId: text.identifier,
  firstName: text.displayName.nullable(),
  lastName: text.displayName,
  /** Staff may load it, but may not start it. */
  isForbidden: z.boolean(),
  isStarted: z.boolean(),
  /** What the staff member gave at the latest start. */
  reason: z.string().optional(),
});

export const productSchema = z.strictObject({
  productId: text.identifier,
  personId: text.identifier,
  productName: text.displayName,
  description: z.string(),
  targetUrl: text.url,
});

export const groupSchema = z.strictObject({ name: text.displayName, url: text.url });

/** Counts of attempts by subject ("recovery:ann@example.com"). Failed logins of a person are in the person's record. */
export const attemptSchema = z.strictObject({
  id: z.string(),
  count: text.count,
  firstAt: text.instant,
  lockedUntil: text.instant.nullable(),
  /** The subject names no account, so that a flood of such names may drop it. */
  isOfNobody: z.literal(true).optional(),
});

export const flagSchema = z.strictObject({
  id: z.string(),
  flag: text.featureFlag,
  clientId: text.identifier.nullable(),
  isEnabled: z.boolean(),
});

/** The log entries that the app sent, newest last. Past 1,000, the oldest are dropped. */
export const logSchema = z.strictObject({ id: z.string(), at: text.instant, level: z.string(), entry: z.unknown() });

/**
 * What browsers reported about the Content-Security-Policy, newest last. Equal reports are one record with a count.
 * Past 100, the oldest are dropped.
 */
export const securityReportSchema = z.strictObject({
  id: z.string(),
  firstAt: text.instant,
  lastAt: text.instant,
  count: text.count,
  /** The directive that the page violated, such as `script-src-elem`; for other reports their type. */
  rule: z.string(),
  /** An origin, a path of our own, or a word of the browser such as `inline`. */
  blocked: z.string(),
  /** Path of the page, without tokens. */
  page: z.string(),
  /** Whether the policy only reports, and lets it happen. */
  isReportOnly: z.boolean(),
});
