import { expect, test } from 'vitest';
import { isFound } from './search';

test('a search finds words in any order and case, and does not count blanks', () => {
  expect(isFound('', 'anything')).toBe(true);
  expect(isFound('ANN password', 'Reset your password', 'ann@example.com')).toBe(true);
  expect(isFound('log in', 'login')).toBe(true);
  expect(isFound('ann passport', 'Reset your password', 'ann@example.com')).toBe(false);
});
