import type { PasswordCode } from '../rules/factors/password';

/** Keeps every rule, and no person of the seed has it. */
export const GOOD_PASSWORD = 'Lantern!72Harbor';

/** For each password rule, a password that breaks it. */
export const badPasswords: readonly [code: PasswordCode, password: string][] = [
  ['LENGTH_RULE', 'Ab1!'],
  ['PASSWORD_PRECONDITION_UNMATCHED', 'no upper case 7!'],
  ['PASSWORD_BLACKLISTED', 'Password!7'],
  ['PASSWORD_3_SEQUENTIAL_CHARS', 'Lantern!xyz72H'],
  ['PASSWORD_3_REPEATED_CHARS', 'Lantern!!!72H'],
];
