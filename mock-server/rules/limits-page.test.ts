import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultLimits as limits } from '../world/limits';

/** docs/product/9-limits.md#rules-of-the-platform and the table of the mock server say the same numbers. */

const page = readFileSync('docs/product/9-limits.md', 'utf8');
const minutes = (ms: number) => `${ms / 60_000} minutes`;

test.each([
  ['failed logins until a lockout', `${limits.failedLogins}, for ${minutes(limits.loginLockoutMs)}`],
  ['captcha', `from the ${['first', 'second', 'third', 'fourth'][limits.captchaFromFailure - 1]} failed login`],
  ['level of assurance of a login', String(limits.loginLevel)],
  ['session', `${minutes(limits.sessionMs)}, sliding; at most ${limits.sessionsKept} kept`],
  ['reset-password token', minutes(limits.resetPasswordTokenMs)],
  ['e-mail verification token', `${limits.emailVerificationTokenMs / 3_600_000} hours`],
  [
    'one-time code',
    `${limits.oneTimeCodeDigits} digits, ${minutes(limits.oneTimeCodeMs)}, ${limits.oneTimeCodeTries} tries`,
  ],
  ['wait before a code is sent again', `${limits.resendCooldownMs / 1000} s`],
  ['recovery requests', `${limits.recoveryRequests} in ${minutes(limits.recoveryWindowMs)}`],
  ['e-mail changes', `${limits.emailChanges}, then the lockout of ${minutes(limits.emailChangeLockoutMs)}`],
  ['tries at the date of birth', `${limits.dateOfBirthTries}, then ${minutes(limits.dateOfBirthLockoutMs)}`],
  ['tries at the current password', `${limits.passwordChangeTries}, then ${minutes(limits.passwordChangeLockoutMs)}`],
  ['wrong answers of a step-up', `${limits.oneTimeCodeTries} of a person, then ${minutes(limits.stepUpLockoutMs)}`],
  ['contact verifications', `${limits.contactVerifications} in ${minutes(limits.contactVerificationWindowMs)}`],
  ['codes by text and voice', `${limits.phoneCodesADay} of a person in 24 hours`],
  ['password history', String(limits.passwordHistory)],
  ['sequential and repeated characters', `${limits.passwordSequential} and ${limits.passwordRepeated}`],
  ['impersonation', minutes(limits.impersonationMs)],
  ['trust in a device', `${limits.deviceTrustMs / 86_400_000} days`],
  ['password', `${limits.passwordMin} to ${limits.passwordMax}`],
  ['lifetime of an invitation', `${limits.invitationMs / 86_400_000} days`],
  ['required step-up level', String(limits.stepUpLevel)],
])('docs/product/9-limits.md has the row "%s" of the mock server', (item, value) => {
  const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.find(([, first]) => first === item)?.[2]).toBe(value);
});
