import { expect, test } from 'vitest';
import { writtenDate } from './written-date';

test.each([
  ['fr-FR', Date.UTC(2026, 5, 1), '1er juin 2026'],
  ['fr-CA', Date.UTC(2026, 5, 1), '1er juin 2026'],
  ['fr-FR', Date.UTC(2026, 5, 11), '11 juin 2026'],
  ['de-DE', Date.UTC(2026, 5, 1), '1. Juni 2026'],
  ['en-US', Date.UTC(2026, 5, 1), 'June 1, 2026'],
])('%s writes day %i as %s', (language, date, expected) => {
  expect(writtenDate(new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }), date)).toBe(expected);
});
