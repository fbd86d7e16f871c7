/** As the contract bounds it. */
export const REASON_MAX = 1000;

/**
 * Checks the reason of an impersonation (see docs/product/5-validation.md): it is required, and blanks are no reason.
 * Gives the key of what is wrong, or null.
 */
export function checkReason(reason: string): 'required' | 'tooLong' | null {
  const length = reason.trim().length;
  if (length === 0) return 'required';
  return length > REASON_MAX ? 'tooLong' : null;
}
