import { expect, test } from 'vitest';
import { dateAndTime, timeAgo } from './when';

const now = Date.UTC(2026, 10, 21, 17);

test.each([
  ['2026-11-21T16:59:30.000Z', 'en-US', 'this minute'],
  ['2026-11-21T17:05:00.000Z', 'en-US', 'this minute'],
  ['2026-11-21T16:57:00.000Z', 'en-US', '3 minutes ago'],
  ['2026-11-21T14:00:00.000Z', 'de-DE', 'vor 3 Stunden'],
  ['2026-11-20T17:00:00.000Z', 'en-US', 'yesterday'],
  ['2026-07-24T17:00:00.000Z', 'ja-JP', '4 か月前'],
  ['2024-11-20T17:00:00.000Z', 'en-US', '2 years ago'],
])('%s is in %s %s', (at, language, expected) => {
  expect(timeAgo(at, language, now)).toBe(expected);
});

test('a date and time is in the language and the time zone of the user', () => {
  const at = '2026-11-21T17:00:00.000Z';
  expect(dateAndTime(at, 'en-US', 'America/New_York')).toMatch(/^Nov 21, 2026, 12:00\sPM$/);
  expect(dateAndTime(at, 'de-DE', 'Asia/Tokyo')).toBe('22.11.2026, 02:00');
});
