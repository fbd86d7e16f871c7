import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/identity-orchestrator';
import { orchestrator } from '../../api/clients';
import { listOf } from '../../api/response/list-of';
import { done, unwrap } from '../../api/response/unwrap';

/** Language, region and time zone of the user. */
export type PersonalSettings = components['schemas']['PersonalSettings'];

/**
 * The user's language, region and time zone (see docs/product/7-calls.md).
 * @throws ApiError, or TypeError for a response without them
 */
export const settingsQuery = queryOptions({
  queryKey: ['localization', 'settings'],
  queryFn: async ({ signal }) => {
    const { preferredLanguage, region, timezone } = await unwrap(orchestrator.GET('/persons/me/settings', { signal }));
    if (typeof preferredLanguage !== 'string') throw new TypeError('The response has no preferredLanguage.');
    // Saving sends these fields again, and the service refuses any other.
    return { preferredLanguage, region, timezone };
  },
});

/** The languages that the user can select. */
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
