import { LENGTHS } from '../../config/constants';

/**
 * Checks a first or last name (docs/product/5-validation.md#registration-personal-info): required, and at most 40
 * characters. One character is enough: most Korean and Chinese family names have one (docs/decisions/forms.md).
 * @returns the problem, or null for a valid name
 */
export function nameProblem(text: string): 'required' | 'length' | null {
  // Counts code points, so that an emoji counts once.
  const length = [...text.trim()].length;
  if (length === 0) return 'required';
  return length > LENGTHS.text.max ? 'length' : null;
}
