import { plainText } from '../../ui/plain-text';

export const REASON_MAX = 1000;

/**
 * Checks the reason of an impersonation. It is required; unseen characters count as empty. Returns the key of the problem, or
 * null.
 */
export function checkReason(reason: string): 'required' | 'tooLong' | null {
  const length = plainText(reason).length;
  if (length === 0) return 'required';
  return length > REASON_MAX ? 'tooLong' : null;
}
