import * as z from 'zod/mini';
import { LENGTHS } from '../../config/constants';
import type { FieldReason } from './field-reason';
import { plainId } from '../../ui/plain-text';

/**
 * Letters, digits, underscore, hyphen, at sign, and periods that are neither leading nor consecutive. Runs in linear
 * time.
 */
const USERNAME = /^[A-Za-z0-9_@-](?:\.?[A-Za-z0-9_@-])*\.?$/;

/**
 * A new username (docs/product/5-validation.md#username-on-create: 5 to 30 characters; 5 to 40 where it changes). The
 * server checks whether it is taken.
 */
export function newUsername(
  { min, max }: { min: number; max: number } = LENGTHS.username,
  length: FieldReason = 'username.length',
) {
  return z
    .string()
    .check(
      z.overwrite(plainId),
      z.minLength(1, 'required' satisfies FieldReason),
      z.minLength(min, length),
      z.maxLength(max, length),
      z.regex(USERNAME, 'username.pattern' satisfies FieldReason),
    );
}

/** Whether two usernames or addresses are one, in any case. */
export function isSameId(id: string, other: string): boolean {
  return plainId(id).toLowerCase() === plainId(other).toLowerCase();
}
