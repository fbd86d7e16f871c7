import { SESSION } from '../platform/constants';

/**
 * The rules of the session watch. The app must warn the user before the session ends, and leave the page when it has
 * ended.
 *
 * A cookie that scripts can read holds the end of the session. Once a second, `SessionExpiry` (src/app/routes) passes
 * that end to `sessionPhase` and acts on the returned phase. While time runs out, the phases are `quiet`, `sync`,
 * `warn` and `over`. Without the cookie the phase is `unknown`: the app waits until the server refuses a call.
 */

export type SessionPhase =
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
