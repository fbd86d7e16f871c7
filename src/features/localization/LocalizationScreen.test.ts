import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { bases, origin, server, standInForServices } from '../../api/testing/services';
import { languagesQuery, settingsQuery } from './localization.api';
import { cityOf, nameOfCode } from './LocalizationScreen';

standInForServices();

const respondWith = (path: string, body: object) =>
  server.use(http.get(`${origin}${bases.orchestrator}/persons/me/${path}`, () => HttpResponse.json({ ...body })));

it('keeps only the fields that it saves again: a service may send more, and refuses them', async () => {
  const settings = { timezone: 'Europe/Berlin', region: 'DE', preferredLanguage: 'de-DE' };
  respondWith('settings', { apiVersion: 7, ...settings, tags: ['a'] });
  expect(await new QueryClient().fetchQuery(settingsQuery)).toEqual(settings);
});

it('reads the languages from a list in an object', async () => {
  respondWith('settings-options/languages', { total: 1, items: [{ name: 'Deutsch', code: 'de-DE' }], next: null });
  expect(await new QueryClient().fetchQuery(languagesQuery)).toEqual([{ name: 'Deutsch', code: 'de-DE' }]);
});

it.each([
  ['language', 'en-US', 'en-US', 'English (United States)'],
  ['language', 'de-DE', 'de-DE', 'Deutsch (Deutschland)'],
  ['region', 'US', 'de-DE', 'Vereinigte Staaten'],
  ['region', 'JP', 'en-US', 'Japan'],
  ['region', 'QY', 'en-US', 'QY'],
  ['region', 'no region', 'en-US', 'no region'],
  ['region', '', 'en-US', ''],
  ['language', 'en_', 'en-US', 'en_'],
  ['region', 'JP', 'no_language', 'JP'],
] as const)('the name of the %s %j in %s is %j', (type, code, language, name) =>
  expect(nameOfCode(type, code, language)).toBe(name),
);

it.each([
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
  ['', ''],
])('the city of %j is %j', (timeZone, city) => expect(cityOf(timeZone)).toBe(city));
