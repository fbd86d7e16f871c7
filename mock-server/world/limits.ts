/**
 * The numbers of the platform's rules (see docs/product/9-limits.md and docs/decisions/limits.md). A scenario or a
 * control call may change a number in its own world. Times are in ms unless the name says otherwise.
 */
export const defaultLimits = {
  failedLogins: 5,
  loginLockoutMs: 5 * 60_000,
  captchaFromFailure: 3,
  /** Level of assurance of a session after sign-in. */
  loginLevel: 1,
  sessionMs: 15 * 60_000,
  sessionsKept: 200,
  invitationMs: 15 * 86_400_000,
  resetPasswordTokenMs: 60 * 60_000,
  emailVerificationTokenMs: 24 * 3_600_000,
  oneTimeCodeMs: 10 * 60_000,
  oneTimeCodeTries: 5,
  oneTimeCodeDigits: 6,
  resendCooldownMs: 30_000,
  recoveryRequests: 5,
  recoveryWindowMs: 15 * 60_000,
  emailChanges: 3,
  emailChangeLockoutMs: 5 * 60_000,
  dateOfBirthTries: 5,
  dateOfBirthLockoutMs: 5 * 60_000,
  passwordChangeTries: 5,
  passwordChangeLockoutMs: 5 * 60_000,
  /** Codes by text and voice for one person in 24 hours: each costs money. */
  phoneCodesADay: 20,
  contactVerifications: 5,
  contactVerificationWindowMs: 15 * 60_000,
  emailChecks: 30,
  emailCheckWindowMs: 15 * 60_000,
  passwordMin: 8,
  passwordMax: 72,
  passwordHistory: 5,
  /** The shortest refused run of sequential ("abc") or equal ("aaa") characters. */
  passwordSequential: 3,
  passwordRepeated: 3,
  stepUpLevel: 3,
  stepUpLockoutMs: 5 * 60_000,
  /** How long a step-up allows changes of factors and contacts. */
  stepUpFreshMs: 10 * 60_000,
  deviceTrustMs: 30 * 86_400_000,
  /** Passkeys of one account. */
  passkeysMost: 10,
  passkeyChallengeMs: 5 * 60_000,
  /** In `passkeyWindowMs`: started ceremonies of an address or a person, and refused passkeys. */
  passkeyStarts: 60,
  passkeyFailures: 5,
  passkeyWindowMs: 5 * 60_000,
  authenticatorSetupMs: 10 * 60_000,
  authenticatorTries: 5,
  backupCodes: 10,
  /** How long the activity of an account is shown. */
  activityMs: 90 * 86_400_000,
  /** Enough entries of one world for many pages. More would only fill the memory of a server with many worlds. */
  activitiesKept: 600,
  clientSearchPage: 5,
  impersonationMs: 30 * 60_000,
};

export type Limits = typeof defaultLimits;
