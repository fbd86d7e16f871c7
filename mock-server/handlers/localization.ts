import { type Handlers } from '../define';
import { languages, regions, timezones } from '../seed/options';

const LANGUAGE = 'en-US';

/** Names in a language, by the platform's own data; English when the platform does not know the language. */
function displayNames(language: string | undefined, type: 'language' | 'region'): Intl.DisplayNames {
  const [known = LANGUAGE] = Intl.DisplayNames.supportedLocalesOf([language ?? LANGUAGE]);
  return new Intl.DisplayNames([known], { type, languageDisplay: 'standard' });
}

/** "(GMT-05:00) New York", with the offset of this moment. */
function caption(timezone: string, language: string | undefined, at: number): string {
  const [known = LANGUAGE] = Intl.DateTimeFormat.supportedLocalesOf([language ?? LANGUAGE]);
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset' }).formatToParts(at);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const name = new Intl.DateTimeFormat(known, { timeZone: timezone, timeZoneName: 'longGeneric' }).formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  const city = timezone.slice(timezone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return `(${offset === 'GMT' ? 'GMT+00:00' : offset}) ${name ?? city} - ${city}`;
}

/** Language, region and time zone: what may be chosen, and what is (spec 7). */
export const localizationHandlers = {
  listLanguages({ headers, respond }) {
    const own = headers['user-language'];
    return respond(200, languages.map((code) => ({ code, name: displayNames(own, 'language').of(code) ?? code })));
  },
  listRegions({ headers, respond }) {
    const names = displayNames(headers['user-language'], 'region');
    return respond(200, regions.map((code) => ({ code, name: names.of(code) ?? code })));
  },
  /** Those of the region first. */
  listTimezones({ world, headers, respond }) {
    const at = world.clock.now();
    const own = timezones[headers['user-region'] ?? 'US'] ?? [];
    const others = Object.values(timezones).flat();
    return respond(200, [...new Set([...own, ...others])].map((code) => ({ code, caption: caption(code, headers['user-language'], at) })));
  },
  getRegionalSettings({ person, respond }) {
    return respond(200, { preferredLanguage: person.preferredLanguage, region: person.region, timezone: person.timezone });
  },
  saveRegionalSettings({ world, person, body, respond }) {
    const { preferredLanguage, region, timezone } = body;
    world.db.persons.update(person.id, (draft) => Object.assign(draft, { preferredLanguage, region, timezone }));
    return respond(200, { preferredLanguage, region, timezone });
  },
} satisfies Partial<Handlers>;
