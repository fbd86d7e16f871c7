import { gateway } from '../api/clients';
import { everyHook, done } from '../api/response/unwrap';
import { readCookies } from '../platform/cookies';

/**
 * Prolongs the session when the user chooses to stay.
 * @throws ApiError; the caller then signs the user out
 */
export async function prolongSession(): Promise<void> {
  await done(gateway.GET('/prolong-session', {}), { skipHooks: everyHook });
}

/** Asks the server to update the cookie with the session's end, without prolonging the session. */
export async function syncSession(): Promise<void> {
  const header = { 'prolong-session': false, 'sync-session-ttl': true };
  await done(gateway.GET('/prolong-session', { params: { header } }), { skipHooks: everyHook });
}

/**
 * Returns the end of the session in epoch ms by the server's clock; undefined without a readable cookie. Of several the
 * latest counts, because a stale one must not end a session.
 */
export function sessionExpiry(source?: string): number | undefined {
  const ends = readCookies('sessionExpiry', source).flatMap((text) => readInstant(text) ?? []);
  return ends.length > 0 ? Math.max(...ends) : undefined;
}

/** The smallest number that counts as epoch seconds (2001). A smaller one is a duration or an error. */
const LEAST_EPOCH_SECONDS = 1e9;
/** The smallest number that counts as epoch ms. As seconds it would be the year 5138. */
const LEAST_EPOCH_MS = 1e11;

/** Reads a point in time as epoch ms from epoch seconds, epoch ms or ISO 8601; undefined for anything else. */
export function readInstant(text: string): number | undefined {
  const value = text.replace(/^"|"$/g, '');
  if (/^\d+(?:\.\d+)?$/.test(value)) {
    const number = Number(value);
    return number < LEAST_EPOCH_SECONDS ? undefined : Math.round(number < LEAST_EPOCH_MS ? number * 1000 : number);
  }
  const at = /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}
