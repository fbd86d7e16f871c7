import { expect, test } from 'vitest';
import { isFound, rankOf } from './search';

test('a search finds words in any order and case, and does not count blanks', () => {
  expect(isFound('', 'anything')).toBe(true);
  expect(isFound('ANN password', 'Reset your password', 'ann@example.com')).toBe(true);
  expect(isFound('log in', 'login')).toBe(true);
  expect(isFound('ann passport', 'Reset your password', 'ann@example.com')).toBe(false);
});

test('the same name comes before one that starts so, and that before any other', () => {
  const names = ['batchLog', 'loginHelp', 'login'];
  expect(names.map((name) => rankOf('Log in', name))).toEqual([2, 1, 0]);
  expect(rankOf('locked out', 'locked-out', 'Locked out')).toBe(0);
});
