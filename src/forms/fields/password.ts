import type { ParseKeys, TOptions } from 'i18next';
import * as z from 'zod/mini';
import type { ErrorCode } from '../../api/response/api-error';
import { LENGTHS } from '../../config/constants';
import { plainPassword } from '../../ui/plain-text';
import type { FieldReason } from './field-reason';

/**
 * The standard rules of a new password: 8 to 72 characters, at least one digit, one upper case letter, one lower case
 * letter and one special non-alphanumeric character. The server applies more rules and reports them as codes. Each test
 * runs in linear time.
 */
const RULES = {
  length: (password: string) => between([...password].length, LENGTHS.password),
  digit: (password: string) => /\p{Nd}/u.test(password),
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  special: (password: string) => /[^\p{L}\p{M}\p{Nd}]/u.test(password),
} as const;

export type PasswordRule = keyof typeof RULES;
const RULE_IDS: readonly PasswordRule[] = ['length', 'digit', 'upper', 'lower', 'special'];

export function passwordRules(password: string): { id: PasswordRule; isMet: boolean }[] {
  return RULE_IDS.map((id) => ({ id, isMet: RULES[id](plainPassword(password)) }));
}

export function isPasswordValid(password: string): boolean {
  return passwordRules(password).every(({ isMet }) => isMet);
}

/** The current password of the user. It is only required, because the service alone can judge it. */
export const currentPassword = z
  .string()
  .check(z.overwrite(plainPassword), z.minLength(1, 'password.required' satisfies FieldReason));

export const newPassword = z
  .string()
  .check(z.overwrite(plainPassword), z.refine(isPasswordValid, 'password.rules' satisfies FieldReason));

export const passwordProblems = {
  TOO_WEAK_PASSWORD: 'problem.recent',
  PASSWORD_BLACKLISTED: 'problem.common',
  PASSWORD_3_SEQUENTIAL_CHARS: 'problem.sequential',
  PASSWORD_3_REPEATED_CHARS: 'problem.repeated',
  PASSWORD_PRECONDITION_UNMATCHED: 'problem.rules',
  LENGTH_RULE: 'problem.length',
  // Only the change of a password asks for the current one, and says that it is wrong.
  INCORRECT_PASSWORD: 'problem.notUpdated',
} as const satisfies { readonly [code in ErrorCode]?: ParseKeys<'fields', TOptions, 'passwords'> };

export type PasswordProblem = (typeof passwordProblems)[keyof typeof passwordProblems];

export function passwordProblem(code: ErrorCode): PasswordProblem | undefined {
  return isPasswordCode(code) ? passwordProblems[code] : undefined;
}

function isPasswordCode(code: ErrorCode): code is keyof typeof passwordProblems {
  return code in passwordProblems;
}

function between(length: number, { min, max }: { min: number; max: number }): boolean {
  return length >= min && length <= max;
}
