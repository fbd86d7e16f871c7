export const REASON_MAX = 1000;

/**
 * Checks the reason of an impersonation. It is required; only blanks count as empty. Returns the key of the problem, or
 * null.
 */
export function checkReason(reason: string): 'required' | 'tooLong' | null {
  const length = reason.trim().length;
  if (length === 0) return 'required';
  return length > REASON_MAX ? 'tooLong' : null;
}
