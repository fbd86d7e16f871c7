import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { bases, origin, server, standInForServices } from '../../api/testing/services';
import { languagesQuery, settingsQuery } from './localization.api';

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
