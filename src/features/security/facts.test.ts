import { beforeAll, expect, test } from 'vitest';
import { i18n, loadTexts } from '../../texts/i18n';
import { placeName, dateAndTime, timeAgo } from './facts';

const now = Date.UTC(2026, 10, 21, 17);
const t = i18n.getFixedT('en', 'security');

beforeAll(() => loadTexts(['security']));

test.each([
  ['2026-11-21T16:59:30.000Z', 'en-US', 'just now'],
  ['2026-11-21T17:05:00.000Z', 'en-US', 'just now'],
  ['2026-11-21T16:57:00.000Z', 'en-US', '3 minutes ago'],
  ['2026-11-21T14:00:00.000Z', 'de-DE', 'vor 3 Stunden'],
  ['2026-11-20T17:00:00.000Z', 'en-US', '1 day ago'],
  ['2026-07-24T17:00:00.000Z', 'ja-JP', '4か月前'],
  ['2026-10-20T17:00:00.000Z', 'hu-HU', '1 hónappal ezelőtt'],
  ['2024-11-20T17:00:00.000Z', 'en-US', '2 years ago'],
  // Node writes this variant of Arabic with Arabic digits, which the product does not use.
  ['2026-11-18T17:00:00.000Z', 'ar-EG', 'قبل 3 أيام'],
])('%s is in %s %s', (at, language, expected) => {
  expect(timeAgo(t, at, language, now)).toBe(expected);
});

test('a date and time is in the language and the time zone of the user', () => {
  const at = '2026-11-21T17:00:00.000Z';
  expect(dateAndTime(at, 'en-US', 'America/New_York')).toMatch(/^Nov 21, 2026, 12:00\sPM$/);
  expect(dateAndTime(at, 'de-DE', 'Asia/Tokyo')).toBe('22.11.2026, 02:00');
  expect(dateAndTime(at, 'ar-EG', 'Asia/Tokyo')).toMatch(/22.+2026.+2:00/);
  expect(dateAndTime(at, 'ko-KR', 'America/New_York')).toBe('2026. 11. 21. 12:00');
});

test.each([
  ['en-US', 'Bavaria, Germany'],
  ['de-DE', 'Bavaria, Deutschland'],
  ['ja-JP', 'ドイツ Bavaria'],
  ['ko-KR', '독일 Bavaria'],
  ['ar-AE', '\u200fBavaria، ألمانيا'],
  ['zh-TW', '德國 Bavaria'],
])('a place is named in the order of %s', (language, expected) => {
  expect(placeName({ region: 'Bavaria', country: 'DE' }, language)).toBe(expected);
});
