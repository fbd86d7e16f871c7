import english from '../../../../locales/en/password.json';
import type { ErrorCode } from '../../../api/response/error-codes';
import { LENGTHS } from '../../config/constants';
import { defineTexts, type TextKey } from '../../i18n/i18n';

/** Texts of the password rules and codes, shared by every screen that takes a new password. */
export const passwordTexts = defineTexts('password', english);

/**
 * The standard rules of a new password (see docs/product/5-validation.md): 8 to 72 characters, at least one digit, one
 * upper case letter, one lower case letter and one special non-alphanumeric character. More rules apply on the server
 * and come back as codes. Each test is linear.
 */
const RULES = {
  length: (password: string) => between([...password].length, LENGTHS.password),
  digit: (password: string) => /\p{Nd}/u.test(password),
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  special: (password: string) => /[^\p{L}\p{Nd}]/u.test(password),
} as const;

export type PasswordRule = keyof typeof RULES;
const RULE_IDS: readonly PasswordRule[] = ['length', 'digit', 'upper', 'lower', 'special'];

/** Each rule in the order of the display, and whether the password meets it. */
export function passwordRules(password: string): { id: PasswordRule; isMet: boolean }[] {
  return RULE_IDS.map((id) => ({ id, isMet: RULES[id](password) }));
}

export function isPasswordValid(password: string): boolean {
  return passwordRules(password).every(({ isMet }) => isMet);
}

/**
 * Password codes of the server and what they are called in locales/en/password.json (see
 * docs/product/8-errors.md#password-errors); `problem.otherwise` is the snag.
 */
export const passwordProblems = {
  TOO_WEAK_PASSWORD: 'problem.recent',
  PASSWORD_BLACKLISTED: 'problem.common',
  PASSWORD_3_SEQUENTIAL_CHARS: 'problem.sequential',
  PASSWORD_3_REPEATED_CHARS: 'problem.repeated',
  PASSWORD_PRECONDITION_UNMATCHED: 'problem.rules',
  LENGTH_RULE: 'problem.length',
  INCORRECT_PASSWORD: 'problem.incorrect',
} as const satisfies { readonly [code in ErrorCode]?: TextKey<typeof english> };

export type PasswordProblem = (typeof passwordProblems)[keyof typeof passwordProblems];

/** The text of a password code; undefined for a code that is none. */
export function passwordProblem(code: ErrorCode): PasswordProblem | undefined {
  return isPasswordCode(code) ? passwordProblems[code] : undefined;
}

function isPasswordCode(code: ErrorCode): code is keyof typeof passwordProblems {
  return code in passwordProblems;
}

function between(length: number, { min, max }: { min: number; max: number }): boolean {
  return length >= min && length <= max;
}
