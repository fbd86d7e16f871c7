import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/identity-orchestrator';
import { orchestrator } from '../../api/clients';
import { listOf } from '../../api/response/list-of';
import { storedRegion } from '../../texts/language';
import { defaultTimeZone } from '../../texts/time-zone';
import { done, unwrap } from '../../api/response/unwrap';

export type PersonalSettings = components['schemas']['PersonalSettings'];

/** A new user may have no region or time zone yet; the form then suggests the defaults. */
export const settingsQuery = queryOptions({
  queryKey: ['localization', 'settings'],
  queryFn: async ({ signal }) => {
    const settings = await unwrap(orchestrator.GET('/persons/me/settings', { signal }));
    if (typeof settings.preferredLanguage !== 'string') throw new TypeError('The response has no preferredLanguage.');
    return withDefaults(settings);
  },
});

/** Drops further fields: saving sends the result, and the service refuses any other field. */
function withDefaults({ preferredLanguage, region, timezone }: PersonalSettings): PersonalSettings {
  return { preferredLanguage, region: region || storedRegion(), timezone: timezone || defaultTimeZone() };
}

export const languagesQuery = queryOptions({
  queryKey: ['localization', 'languages'],
  queryFn: async ({ signal }) =>
    listOf(await unwrap(orchestrator.GET('/persons/me/settings-options/languages', { signal })), 'languages'),
});

export function regionsQuery(language: string) {
  return queryOptions({
    queryKey: ['localization', 'regions', language],
    queryFn: async ({ signal }) => {
      const params = { header: { 'user-language': language } };
      return listOf(
        await unwrap(orchestrator.GET('/persons/me/settings-options/regions', { params, signal })),
        'regions',
      );
    },
  });
}

export function timezonesQuery(language: string, region: string) {
  return queryOptions({
    queryKey: ['localization', 'timezones', language, region],
    queryFn: async ({ signal }) => {
      const params = { header: { 'user-language': language, 'user-region': region } };
      return listOf(
        await unwrap(orchestrator.GET('/persons/me/settings-options/timezones', { params, signal })),
        'timezones',
      );
    },
  });
}

/** Returns the sent settings, because the response may be empty. */
export async function saveSettings(settings: PersonalSettings): Promise<PersonalSettings> {
  await done(orchestrator.POST('/persons/me/settings', { body: settings }));
  return settings;
}
