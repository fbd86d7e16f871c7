import type { TFunction } from 'i18next';
import { baseLanguage } from '../../texts/codes';
import { defaultTimeZone, savedTimeZone, timeLanguage } from '../../texts/time-zone';
import { writtenDate } from '../../texts/written-date';
import type { Session } from './security.api';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

/**
 * Returns how long ago an instant is, in the language: "3 days ago". Under a minute it is "just now" from our texts,
 * because `Intl` says "within a minute" in Dutch and "current minute" in Korean. "1 month ago" is true of 31 days, which
 * "last month" is not. A slow clock of this device makes a time in the future, which counts as now.
 * @param t the texts of the security tab
 * @param at ISO 8601
 * @param now epoch ms
 */
export function timeAgo(t: TFunction<'security'>, at: string, language: string, now = Date.now()): string {
  const passed = Math.max(0, now - Date.parse(at));
  const found = units.find(([, size]) => passed >= size);
  if (found === undefined) return t('justNow');
  const [unit, ms] = found;
  // Latin digits, which the types of this format know only as a part of the language.
  const ago = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`).format(-Math.floor(passed / ms), unit);
  // Our Japanese texts have no space after a number.
  return baseLanguage(language) === 'ja' ? ago.replaceAll(' ', '') : ago;
}

/** In the saved time zone, else in that of the browser. */
export function dateAndTime(at: string, language: string, timeZone = savedTimeZone() ?? defaultTimeZone()): string {
  const format = new Intl.DateTimeFormat(timeLanguage(language), {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
    numberingSystem: 'latn',
  });
  return writtenDate(format, Date.parse(at));
}

/** The names as their makers write them. No language translates them. */
const browsers: Readonly<Record<string, string>> = {
  CHROME: 'Chrome',
  EDGE: 'Edge',
  FIREFOX: 'Firefox',
  SAFARI: 'Safari',
  OPERA: 'Opera',
  SAMSUNG_INTERNET: 'Samsung Internet',
};
const systems: Readonly<Record<string, string>> = {
  WINDOWS: 'Windows',
  MAC: 'Mac',
  IPHONE: 'iPhone',
  IPAD: 'iPad',
  ANDROID: 'Android',
  CHROME_OS: 'ChromeOS',
  LINUX: 'Linux',
};

/** Returns browser and system as people say them: "Safari on iPhone". Another browser is "Unknown browser". */
export function deviceName(
  t: TFunction<'security'>,
  { browser = 'OTHER', system = 'OTHER' }: Pick<Session, 'browser' | 'system'>,
): string {
  const named = browsers[browser] ?? t('device.unknownBrowser');
  const on = system === 'IPAD_OR_MAC' ? t('device.ipadOrMac') : systems[system];
  return on === undefined ? named : t('device.on', { browser: named, system: on });
}

/** Languages that name the country before the region, with a space between them. */
const COUNTRY_FIRST = ['ja', 'ko', 'zh'];

/** Returns a rough place: "New York, United States"; in East Asian languages "アメリカ合衆国 New York". */
export function placeName(place: Session['place'], language: string | undefined): string | undefined {
  if (place === undefined) return undefined;
  const country = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(place.country);
  const base = baseLanguage(language ?? '');
  const isCountryFirst = COUNTRY_FIRST.includes(base);
  const parts = (isCountryFirst ? [country, place.region] : [place.region, country]).filter(
    (part) => part !== undefined,
  );
  // The mark keeps a region in Latin letters before its country on a line from right to left.
  if (base === 'ar') return `\u200f${parts.join('، ')}`;
  return parts.join(isCountryFirst ? ' ' : ', ');
}
