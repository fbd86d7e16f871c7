import { readCookie } from '../browser/cookies';
import { storedLanguage } from './language';

/**
 * Returns the time zone that the user has saved, such as "Europe/Berlin"; undefined without one that the browser knows.
 * `Intl` then takes the zone of the browser.
 * @param source in the format of `document.cookie`
 */
export function storedTimeZone(source?: string): string | undefined {
  const zone = readCookie('userTimezone', source);
  try {
    return zone === undefined
      ? undefined
      : new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/**
 * Formats a time of today in the language and the time zone of the user, such as "5:10 AM".
 * @param at epoch ms
 */
export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat(storedLanguage(), { timeStyle: 'short', timeZone: storedTimeZone() }).format(at);
}
