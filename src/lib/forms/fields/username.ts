import { LENGTHS } from '../../config/constants';

/**
 * Letters, digits, underscore, hyphen, at sign, and periods that are neither leading nor consecutive (see
 * docs/product/5-validation.md). Runs in linear time.
 */
const USERNAME = /^[A-Za-z0-9_@-](?:\.?[A-Za-z0-9_@-])*\.?$/;

/**
 * Checks a new username (docs/product/5-validation.md#username-on-create: 5 to 30 characters). The server checks
 * whether it is taken.
 * @returns the problem, or null for a valid username
 */
export function newUsernameProblem(
  text: string,
  { min, max }: { min: number; max: number } = LENGTHS.username,
): 'required' | 'length' | 'pattern' | null {
  const username = text.trim();
  if (username === '') return 'required';
  if (username.length < min || username.length > max) return 'length';
  return USERNAME.test(username) ? null : 'pattern';
}
