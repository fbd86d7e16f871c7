import * as z from 'zod/mini';
import { LENGTHS } from '../../config/constants';
import type { FieldReason, Refusal } from './field-reason';
import { plainId } from '../../ui/plain-text';

/**
 * A standard e-mail pattern (RFC 5322 dot-atom, like the contract's `format: email`). It allows no leading or doubled
 * periods, exactly one @, and a domain of at least two labels. The last one has letters, or is an internationalised one
 * such as `xn--p1ai`. Runs in linear time.
 */
const EMAIL =
  /^(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/i;

/** An e-mail address. The product words an address over 255 characters like a missing one. */
export function emailRule(
  required: FieldReason | Refusal = 'required',
  invalid: FieldReason | Refusal = 'email.invalid',
) {
  return z
    .string()
    .check(
      z.overwrite(plainId),
      z.minLength(LENGTHS.email.min, required),
      z.maxLength(LENGTHS.email.max, required),
      z.regex(EMAIL, invalid),
    );
}

export const email = emailRule();

export function isEmail(text: string): boolean {
  return email.safeParse(text).success;
}

/** What the user typed at sign-in, if it is an address. */
export function emailOfIdentifier(identifier: string | undefined): string {
  return identifier !== undefined && isEmail(identifier) ? identifier : '';
}

/** A username goes back to sign-in unchanged. The current value of the field replaces an address. */
export function identifierToTakeBack(identifier: string | undefined, email: string): string {
  const isUsername = identifier !== undefined && emailOfIdentifier(identifier) === '';
  return isUsername ? identifier : plainId(email) || (identifier ?? '');
}
