import { LENGTHS } from '../../config/constants';

/**
 * A standard e-mail pattern (see docs/product/5-validation.md; RFC 5322 dot-atom, like the contract's `format: email`).
 * It allows no leading or doubled periods, exactly one @, and a domain of at least two labels. Runs in linear time.
 */
const EMAIL =
  /^(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,63}$/i;

/**
 * Checks an e-mail address (see docs/product/5-validation.md#email-field).
 * @returns "required" for a missing address or one over 255 characters, "invalid" for another error, null for a valid
 *   one
 */
export function emailProblem(text: string): 'required' | 'invalid' | null {
  const trimmed = text.trim();
  if (trimmed.length < LENGTHS.email.min || trimmed.length > LENGTHS.email.max) return 'required';
  return EMAIL.test(trimmed) ? null : 'invalid';
}

/** Whether a text is a valid e-mail address. */
export function isEmail(text: string): boolean {
  return emailProblem(text) === null;
}
