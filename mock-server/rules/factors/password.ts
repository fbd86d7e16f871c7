import type { ErrorCode } from '../../contract/types';
import type { Limits } from '../../world/limits';

/** Codes of the password rules. */
export type PasswordCode = Extract<
  ErrorCode,
  | 'LENGTH_RULE'
  | 'PASSWORD_PRECONDITION_UNMATCHED'
  | 'PASSWORD_BLACKLISTED'
  | 'PASSWORD_3_SEQUENTIAL_CHARS'
  | 'PASSWORD_3_REPEATED_CHARS'
>;

/** The passwords that attackers guess first. Case does not count, nor does what a user appends. */
const blacklist = [
  'password',
  'passw0rd',
  'p@ssw0rd',
  'p@ssword',
  'welcome',
  'letmein',
  'changeme',
  'iloveyou',
  'football',
  'monkey',
  'dragon',
  'sunshine',
  'princess',
  'qwerty',
  'adminadmin',
];

/**
 * The first rule that a new password breaks, or null. A password has 8 to 72 characters, among them a digit, an upper
 * and a lower case letter, and a special character. It is not on the blacklist, and has no 3 sequential and no 3
 * repeated characters.
 */
export function passwordProblem(typed: string, limits: Limits): PasswordCode | null {
  const password = plainPassword(typed);
  const { length } = [...password];
  if (length < limits.passwordMin || length > limits.passwordMax) return 'LENGTH_RULE';
  const hasAllKinds =
    /\p{Nd}/u.test(password) &&
    /\p{Lu}/u.test(password) &&
    /\p{Ll}/u.test(password) &&
    /[^\p{L}\p{M}\p{Nd}]/u.test(password);
  if (!hasAllKinds) return 'PASSWORD_PRECONDITION_UNMATCHED';
  const lower = password.toLowerCase();
  if (blacklist.some((one) => lower.startsWith(one))) return 'PASSWORD_BLACKLISTED';
  if (hasRun(lower, limits.passwordSequential, 1) || hasRun(lower, limits.passwordSequential, -1))
    return 'PASSWORD_3_SEQUENTIAL_CHARS';
  return hasRun(lower, limits.passwordRepeated, 0) ? 'PASSWORD_3_REPEATED_CHARS' : null;
}

/**
 * Whether `length` characters in a row each differ from the one before by `step` ("abc", "321", "aaa"). A step of 1 or
 * -1 counts letters and digits only.
 */
function hasRun(lower: string, length: number, step: -1 | 0 | 1): boolean {
  let run = 0;
  // Stryker disable next-line StringLiteral: the first character begins a run, whatever stands before it.
  let before = '';
  for (const here of lower) {
    const isCounted = step === 0 || /[a-z0-9]{2}/.test(before + here);
    run = isCounted && codeOf(here) - codeOf(before) === step ? run + 1 : 1;
    if (run >= length) return true;
    before = here;
  }
  return false;
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? NaN;
}

/** Whether the password is the current one or one of the last 5 in the history. */
export function isRecentPassword(
  password: string,
  current: string | null,
  history: readonly string[],
  limits: Limits,
): boolean {
  return [current, ...history.slice(-limits.passwordHistory)].some((one) => isPassword(password, one));
}

/** Whether a typed password is the one that was set. Systems encode the same letters differently. */
export function isPassword(typed: string | null, password: string | null): boolean {
  return typed !== null && password !== null && plainPassword(typed) === plainPassword(password);
}

/** RFC 8265, OpaqueString. */
function plainPassword(text: string): string {
  return text.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}
