import type { Limits } from '../../../mock-server/world/limits';

/** A test that must fail when a constant changes; `title` is a pattern. */
export interface Pin {
  file: string;
  title: string;
}

const LIMITS = 'mock-server/world/limits.test.ts';
const NUMBERS = 'mock-server/rules/numbers.test.ts';
const PASSWORD = 'mock-server/rules/factors/password.test.ts';
const PAGE = 'src/platform/constants.test.ts';

/** Such a test tries just inside and just outside the limit, and has the limit's name. */
const tried = (name: keyof Limits): Pin => ({ file: LIMITS, title: name });

/** The type requires a test for every rule of the platform. */
export const limitPins: Readonly<Record<keyof Limits, Pin>> = {
  failedLogins: tried('failedLogins'),
  loginLockoutMs: tried('loginLockoutMs'),
  captchaFromFailure: tried('captchaFromFailure'),
  loginLevel: { file: NUMBERS, title: 'loginLevel' },
  sessionMs: tried('sessionMs'),
  sessionsKept: { file: NUMBERS, title: 'sessionsKept' },
  invitationMs: tried('invitationMs'),
  resetPasswordTokenMs: tried('resetPasswordTokenMs'),
  emailVerificationTokenMs: tried('emailVerificationTokenMs'),
  oneTimeCodeMs: tried('oneTimeCodeMs'),
  oneTimeCodeTries: tried('oneTimeCodeTries'),
  oneTimeCodeDigits: { file: NUMBERS, title: 'oneTimeCodeDigits' },
  resendCooldownMs: tried('resendCooldownMs'),
  recoveryRequests: tried('recoveryRequests'),
  recoveryWindowMs: tried('recoveryWindowMs'),
  emailChanges: tried('emailChanges'),
  emailChangeLockoutMs: tried('emailChangeLockoutMs'),
  dateOfBirthTries: tried('dateOfBirthTries'),
  dateOfBirthLockoutMs: tried('dateOfBirthLockoutMs'),
  passwordChangeTries: tried('passwordChangeTries'),
  passwordChangeLockoutMs: tried('passwordChangeLockoutMs'),
  contactVerifications: tried('contactVerifications'),
  contactVerificationWindowMs: tried('contactVerificationWindowMs'),
  passwordMin: { file: PASSWORD, title: 'the rules (accept|refuse)' },
  passwordMax: { file: PASSWORD, title: 'the rules (accept|refuse)' },
  passwordHistory: { file: PASSWORD, title: 'the last five' },
  passwordSequential: { file: PASSWORD, title: 'the rules (accept|refuse)' },
  passwordRepeated: { file: PASSWORD, title: 'the rules (accept|refuse)' },
  stepUpLevel: { file: NUMBERS, title: 'stepUpLevel' },
  clientSearchPage: { file: NUMBERS, title: 'clientSearchPage' },
  impersonationMs: { file: NUMBERS, title: 'impersonationMs' },
  emailChecks: tried('emailChecks'),
  emailCheckWindowMs: tried('emailCheckWindowMs'),
  stepUpLockoutMs: tried('stepUpLockoutMs'),
  stepUpFreshMs: { file: NUMBERS, title: 'account security' },
  passkeysMost: { file: NUMBERS, title: 'account security' },
  passkeyChallengeMs: { file: NUMBERS, title: 'account security' },
  passkeyStarts: { file: NUMBERS, title: 'account security' },
  passkeyFailures: { file: NUMBERS, title: 'account security' },
  passkeyWindowMs: { file: NUMBERS, title: 'account security' },
  authenticatorSetupMs: { file: NUMBERS, title: 'account security' },
  authenticatorTries: { file: NUMBERS, title: 'account security' },
  backupCodes: { file: NUMBERS, title: 'account security' },
  activityMs: { file: NUMBERS, title: 'account security' },
  activitiesKept: { file: NUMBERS, title: 'account security' },
};

/**
 * Behaviour that a unit test can observe, by the beginning of the constant's name. In addition, every constant has a
 * row in docs/product/9-limits.md.
 */
const behaviours: readonly (readonly [name: string, pin: Pin])[] = [
  ['SESSION.', { file: 'src/session/session-watch.test.ts', title: 'session expiry' }],
  ['STEP_UP_LEVEL', { file: 'src/features/step-up/step-up.flow.test.ts', title: 'uses level 3' }],
  ['LENGTHS.password.', { file: 'src/forms/fields/password.test.ts', title: 'is valid|each rule' }],
  ['LENGTHS.email.', { file: 'src/forms/fields/email.test.ts', title: 'is required|at most 255' }],
  ['LENGTHS.text.', { file: 'src/forms/fields/fields.test.ts', title: 'first and last name' }],
  ['LENGTHS.username.', { file: 'src/forms/fields/fields.test.ts', title: 'username on create.*(accepts|refuses)' }],
  ['LENGTHS.loginUsername.', { file: 'src/features/login/login.flow.test.ts', title: 'more than 255' }],
  ['LENGTHS.changedUsername.', { file: 'src/features/username/username.rules.test.ts', title: 'reports' }],
  ['LOG_BATCH.', { file: 'src/platform/logging.test.ts', title: 'at most 10 entries' }],
  ['CHUNK_LOAD_TIMEOUT_MS', { file: 'src/texts/load-part.test.ts', title: 'after 120 seconds' }],
  ['COOKIE_LIFETIME_DAYS.', { file: 'src/platform/cookies.test.ts', title: 'last a year' }],
  ['FALLBACK_REDIRECTS.cancel', { file: 'src/features/step-up/step-up.flow.test.ts', title: 'default of cancel' }],
];

/** The test of its behaviour comes first, then its row on the page. */
export function constantPins(name: string): Pin[] {
  const own = behaviours.filter(([start]) => name.startsWith(start)).map(([, pin]) => pin);
  return [...own, { file: PAGE, title: 'holds|are ours' }];
}
