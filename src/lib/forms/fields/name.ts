import { LENGTHS } from '../../config/constants';

/**
 * Checks a first or last name (docs/product/5-validation.md: a generic text field, required, 2 to 40 characters).
 * @returns the problem, or null for a valid name
 */
export function nameProblem(text: string): 'required' | 'length' | null {
  // Counts code points, so that an emoji counts once.
  const length = [...text.trim()].length;
  if (length === 0) return 'required';
  return length < LENGTHS.text.min || length > LENGTHS.text.max ? 'length' : null;
}
