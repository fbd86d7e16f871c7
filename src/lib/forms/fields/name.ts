import { LENGTHS } from '../../config/constants';

/**
 * What is wrong with a first or last name (docs/product/5-validation.md: a generic text field, required, 2 to 40
 * characters), or null.
 */
export function nameProblem(text: string): 'required' | 'length' | null {
  // Characters as people count them: an accent or an emoji is not two.
  const length = [...text.trim()].length;
  if (length === 0) return 'required';
  return length < LENGTHS.text.min || length > LENGTHS.text.max ? 'length' : null;
}
