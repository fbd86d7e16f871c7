import { readCookie } from '../platform/cookies';
import { DEFAULTS } from '../config/constants';
import { i18n } from './i18n';

/** Undefined without one, or when the browser does not know it. */
export function savedTimeZone(source?: string): string | undefined {
  const zone = readCookie('userTimezone', source);
  return isTimeZone(zone) ? zone : undefined;
}

/** The time zone of the browser, else America/New_York. */
export function defaultTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : DEFAULTS.timezone;
}

/** The name by which this browser knows a zone. A zone has several. */
export function canonicalZone(timeZone: string): string {
  return isTimeZone(timeZone) ? new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone : timeZone;
}

/** The time zone of dates without a time: the saved one, else America/New_York. */
export function dateZone(source?: string): string {
  return savedTimeZone(source) ?? DEFAULTS.displayTimezone;
}

const TIME = { timeStyle: 'short', numberingSystem: 'latn' } as const;

/** The language for a format with a time. Some browsers write "PM 9:05" in Korean, so Korean counts to 24. */
export const timeLanguage = (language: string): string => language.replace(/^ko\b.*/, '$&-u-hc-h23');

/** Undefined for a zone that the browser does not know. */
export function timeIn(timeZone: string, at: number): string | undefined {
  if (!isTimeZone(timeZone)) return undefined;
  return i18n.t('ui:time.ofDay', {
    time: new Intl.DateTimeFormat(timeLanguage(i18n.language), { ...TIME, timeZone }).format(at),
  });
}

/**
 * A time of day in the saved time zone and the language of the page. It names the zone when the device is in another
 * one.
 * @param at epoch ms
 * @param source in the format of `document.cookie`
 */
export function timeOfDay(at: number, source?: string): string {
  const timeZone = savedTimeZone(source) ?? defaultTimeZone();
  const time = new Intl.DateTimeFormat(timeLanguage(i18n.language), { ...TIME, timeZone }).format(at);
  const zone = shortName(timeZone, at);
  // A zone has several IANA names, and browsers differ in the one that they report.
  return zone === shortName(defaultTimeZone(), at)
    ? i18n.t('ui:time.ofDay', { time })
    : i18n.t('ui:time.withZone', { time, zone });
}

function shortName(timeZone: string, at: number): string {
  const style = { hour: 'numeric', numberingSystem: 'latn', timeZone, timeZoneName: 'short' } as const;
  const parts = new Intl.DateTimeFormat(i18n.language, style).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Checks the browser's own name too: without a readable zone it reports `Etc/Unknown`, which its formats refuse. */
function isTimeZone(timeZone: string | undefined): timeZone is string {
  try {
    return timeZone !== undefined && new Intl.DateTimeFormat('en', { timeZone }).format(0) !== '';
  } catch {
    return false;
  }
}
