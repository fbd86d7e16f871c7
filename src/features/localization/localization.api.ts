import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/identity-orchestrator';
import { orchestrator } from '../../api/clients';
import { listOf } from '../../api/response/list-of';
import { storedRegion } from '../../texts/language';
import { defaultTimeZone } from '../../texts/time-zone';
import { done, unwrap } from '../../api/response/unwrap';

export type PersonalSettings = components['schemas']['PersonalSettings'];

/**
 * The user's language, region and time zone. A new user may have no region or time zone yet; the form then suggests the
 * defaults of docs/product/9-limits.md#defaults.
 * @throws ApiError, or TypeError for a response without them
 */
export const settingsQuery = queryOptions({
  queryKey: ['localization', 'settings'],
  queryFn: async ({ signal }) => {
    const settings = await unwrap(orchestrator.GET('/persons/me/settings', { signal }));
    if (typeof settings.preferredLanguage !== 'string') throw new TypeError('The response has no preferredLanguage.');
    return withDefaults(settings);
  },
});

/**
 * Takes the region of the cookie and the time zone of the browser where the settings have none. Drops further fields,
 * because saving sends the result, and the service refuses any other field.
 */
function withDefaults({ preferredLanguage, region, timezone }: PersonalSettings): PersonalSettings {
  return { preferredLanguage, region: region || storedRegion(), timezone: timezone || defaultTimeZone() };
}

export const languagesQuery = queryOptions({
  queryKey: ['localization', 'languages'],
  queryFn: async ({ signal }) =>
    listOf(await unwrap(orchestrator.GET('/persons/me/settings-options/languages', { signal })), 'languages'),
});

/** The regions that the user can select, with names in `language`. */
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

/** The time zones that the user can select, with names in `language`; those of `region` come first. */
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

/**
 * POST /persons/me/settings. Returns the sent settings, because the response may be empty.
 * @throws ApiError
 */
export async function saveSettings(settings: PersonalSettings): Promise<PersonalSettings> {
  await done(orchestrator.POST('/persons/me/settings', { body: settings }));
  return settings;
}
