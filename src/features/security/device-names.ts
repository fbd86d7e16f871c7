import type { TFunction } from 'i18next';
import { baseLanguage } from '../../texts/codes';
import type { Session } from './security.api';

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
