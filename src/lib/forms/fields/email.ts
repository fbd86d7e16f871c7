import { LENGTHS } from '../../config/constants';

/**
 * A standard e-mail pattern (see docs/product/5-validation.md; RFC 5322 dot-atom, as the contract's `format: email`
 * takes it): no leading or doubled periods, one @, and a domain of at least two labels. Linear in the length of its
 * input.
 */
const EMAIL =
  /^(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,63}$/i;

/**
 * What is wrong with an e-mail address (see docs/product/5-validation.md#email-field): it is missing (or longer than
 * 255), or it is none. Null when it is one.
 */
export function emailProblem(text: string): 'required' | 'invalid' | null {
  const trimmed = text.trim();
  if (trimmed.length < LENGTHS.email.min || trimmed.length > LENGTHS.email.max) return 'required';
  return EMAIL.test(trimmed) ? null : 'invalid';
}

export function isEmail(text: string): boolean {
  return emailProblem(text) === null;
}
