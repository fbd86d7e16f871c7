import { expect, test } from 'vitest';
import { fromNow } from './times';

test('the time until something happens is rounded in its largest unit', () => {
  const minute = 60_000;
  expect(fromNow(20_000)).toBe('in 20 seconds');
  expect(fromNow(5 * minute - 400)).toBe('in 5 minutes');
  expect(fromNow(60 * minute - 400)).toBe('in 1 hour');
  expect(fromNow(31 * minute)).toBe('in 31 minutes');
  expect(fromNow(24 * 60 * minute - 400)).toBe('in 1 day');
});
