import type { Limits } from '../world/limits';

export interface AttemptRule {
  /** How many attempts the window allows. */
  most: number;
  windowMs: number;
  /** How long the subject stays locked after too many attempts; by default until the window ends. */
  lockMs?: number;
}

/** A rule whose lockout comes with the last of `tries` wrong attempts. So it allows one attempt fewer. */
export function lockAtTry(tries: number, times: Omit<AttemptRule, 'most'>): AttemptRule {
  return { ...times, most: tries - 1 };
}

type RuleOf = (limits: Limits) => AttemptRule;

/** A request of a mail or code. */
const request: RuleOf = (limits) => ({ most: limits.recoveryRequests, windowMs: limits.recoveryWindowMs });
const wrongPassword: RuleOf = (limits) =>
  lockAtTry(limits.passwordChangeTries, { windowMs: limits.recoveryWindowMs, lockMs: limits.passwordChangeLockoutMs });
const passkeyStart: RuleOf = (limits) => ({ most: limits.passkeyStarts, windowMs: limits.passkeyWindowMs });

const rules: Readonly<Record<string, RuleOf>> = {
  // Failed logins have no window: they count until a success or the lock.
  login: (one) => lockAtTry(one.failedLogins, { windowMs: Infinity, lockMs: one.loginLockoutMs }),
  password: request,
  username: request,
  recoveryMail: request,
  registration: request,
  registrationCode: request,
  signInCode: request,
  resetCode: (one) => lockAtTry(one.oneTimeCodeTries, { windowMs: one.oneTimeCodeMs, lockMs: one.oneTimeCodeMs }),
  emailCode: request,
  emailChange: (limits) => ({
    most: limits.emailChanges,
    windowMs: limits.recoveryWindowMs,
    lockMs: limits.emailChangeLockoutMs,
  }),
  emailCheck: (one) => ({ most: one.emailChecks, windowMs: one.emailCheckWindowMs }),
  dob: ({ dateOfBirthTries, dateOfBirthLockoutMs: lockMs }) =>
    lockAtTry(dateOfBirthTries, { windowMs: lockMs, lockMs }),
  passwordChange: wrongPassword,
  usernameChange: wrongPassword,
  phoneCode: ({ phoneCodesADay: most }) => ({ most, windowMs: 86_400_000 }),
  contact: (one) => ({ most: one.contactVerifications, windowMs: one.contactVerificationWindowMs }),
  stepUp: (one) => lockAtTry(one.oneTimeCodeTries, { windowMs: one.recoveryWindowMs, lockMs: one.stepUpLockoutMs }),
  authenticatorApp: (one) => lockAtTry(one.authenticatorTries, { windowMs: one.authenticatorSetupMs }),
  passkeyStart,
  passkeyFailure: ({ passkeyFailures: most, passkeyWindowMs: lockMs }) => ({ most, windowMs: lockMs, lockMs }),
  passkeyCreation: passkeyStart,
};

/** The first word of a subject: what is counted. */
export const attemptKinds: readonly string[] = Object.keys(rules);

export function ruleOf(limits: Limits, subject: string): AttemptRule {
  const [kind = ''] = subject.split(':');
  const rule = rules[kind];
  if (!rule) throw new RangeError(`No rule counts attempts as "${kind}".`);
  return rule(limits);
}
