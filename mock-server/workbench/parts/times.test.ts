import { expect, test, vi } from 'vitest';
import { asFieldValue, fromNow } from './times';

test('the time until something happens is rounded in its largest unit', () => {
  const minute = 60_000;
  expect(fromNow(20_000)).toBe('in 20 seconds');
  expect(fromNow(5 * minute - 400)).toBe('in 5 minutes');
  expect(fromNow(60 * minute - 400)).toBe('in 1 hour');
  expect(fromNow(31 * minute)).toBe('in 31 minutes');
  expect(fromNow(24 * 60 * minute - 400)).toBe('in 1 day');
});

test('a field for a time has the time of this zone, as the browser reads it back', () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-13 * 60);
  expect(asFieldValue(Date.UTC(2026, 0, 1, 20, 5))).toBe('2026-01-02T09:05');
});
