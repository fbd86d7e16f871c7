import { gateway } from '../api/clients';
import { everyHook, done } from '../api/response/unwrap';
import { readCookies } from '../platform/cookies';
import { SESSION } from '../config/constants';

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
 * earliest counts: a neighbour host can set another one, and must not keep names on the screen after the end.
 */
export function sessionExpiry(source?: string): number | undefined {
  const ends = readCookies('sessionExpiry', source).flatMap((text) => readInstant(text) ?? []);
  return ends.length > 0 ? Math.min(...ends) : undefined;
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

/**
 * The rules of the session watch. The app must warn the user before the session ends, and leave the page when it has
 * ended.
 *
 * A cookie that scripts can read holds the end of the session. Once a second, `SessionExpiry` (src/app/routes/SignedIn.tsx) passes
 * that end to `sessionPhase` and acts on the returned phase. While time runs out, the phases are `quiet`, `sync`,
 * `warn` and `over`. Without the cookie the phase is `unknown`: the app waits until the server refuses a call.
 */

type SessionPhase =
  | { readonly kind: 'quiet' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'sync' }
  | { readonly kind: 'warn'; readonly seconds: number }
  | { readonly kind: 'over' };

/**
 * Returns the phase of the session. "The remaining time is the session expiry (cookie) minus now minus a grace period."
 *
 * The product states no threshold for the sign-out; this function uses 0. At that point the grace period begins, and
 * the server ends the session 5 s later.
 * @param expiresAt epoch ms by the server's clock; undefined without a readable cookie
 * @param now epoch ms by the server's clock
 * @param wasKnown whether this page has seen the cookie before. A cookie that has disappeared means that another tab
 *   has signed out
 */
export function sessionPhase(expiresAt: number | undefined, now: number, wasKnown: boolean): SessionPhase {
  if (expiresAt === undefined) return { kind: wasKnown ? 'over' : 'unknown' };
  const left = expiresAt - now - SESSION.graceMs;
  if (left <= 0) return { kind: 'over' };
  if (left < SESSION.warningMs) return { kind: 'warn', seconds: Math.ceil(left / 1000) };
  return left < SESSION.earlySyncMs ? { kind: 'sync' } : { kind: 'quiet' };
}
