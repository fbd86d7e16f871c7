import type { Handlers } from '../define';
import { languages, regions, timezones } from '../platform/regions';

const LANGUAGE = 'en-US';

/** US English for a language that Intl does not support, and for an invalid language tag. */
function knownLanguage(language: string | undefined): string {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([language ?? LANGUAGE])[0] ?? LANGUAGE;
  } catch {
    return LANGUAGE;
  }
}

/** "(GMT-05:00) New York - Eastern Time": the UTC offset at `at` (epoch ms), and the name in the given language. */
function caption(timezone: string, language: string, at: number): string {
  const nameIn = (locale: string, style: 'longOffset' | 'longGeneric') =>
    new Intl.DateTimeFormat(locale, { timeZone: timezone, timeZoneName: style })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value;
  const offset = nameIn('en-US', 'longOffset') ?? 'GMT';
  const city = timezone.slice(timezone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return `(${offset === 'GMT' ? 'GMT+00:00' : offset}) ${city} - ${nameIn(language, 'longGeneric') ?? timezone}`;
}

/** Language, region and time zone: the options and the saved choice. */
export const localizationHandlers = {
  /** Names each language in itself, so that every user can find theirs: "Deutsch (Deutschland)". */
  listLanguages({ respond }) {
    return respond(
      200,
      languages.map((code) => ({
        code,
        name: new Intl.DisplayNames([code], { type: 'language', languageDisplay: 'standard' }).of(code) ?? code,
      })),
    );
  },

  /** Names and sorts the regions in the language of the header. */
  listRegions({ headers, respond }) {
    const language = knownLanguage(headers['user-language']);
    const names = new Intl.DisplayNames([language], { type: 'region' });
    const named = regions.map((code) => ({ code, name: names.of(code) ?? code }));
    return respond(
      200,
      named.sort((a, b) => a.name.localeCompare(b.name, language)),
    );
  },

  /** Lists the time zones of the header's region first, named in the language of the header. */
  listTimezones({ world, headers, respond }) {
    const at = world.clock.now();
    const language = knownLanguage(headers['user-language']);
    const own = timezones[headers['user-region'] ?? 'US'] ?? [];
    const others = Object.values(timezones).flat();
    return respond(
      200,
      [...new Set([...own, ...others])].map((code) => ({ code, caption: caption(code, language, at) })),
    );
  },

  getRegionalSettings({ person, respond }) {
    return respond(200, {
      preferredLanguage: person.preferredLanguage,
      region: person.region,
      timezone: person.timezone,
    });
  },

  /** Saves every code that fits the contract, also one that the lists do not offer. */
  async saveRegionalSettings({ world, person, body, respond }) {
    const { preferredLanguage, region, timezone } = body;
    await world.db.persons.set(person, { preferredLanguage, region, timezone });
    return respond(200, { preferredLanguage, region, timezone });
  },
} satisfies Partial<Handlers>;
