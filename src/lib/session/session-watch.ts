import { SESSION } from '../config/constants';

/** What the remaining time of a session means (see docs/product/4-states.md#session-expiry-modal). */
export type SessionMoment =
  | { readonly kind: 'quiet' }
  /** No cookie has said when it ends: the server will. */
  | { readonly kind: 'unknown' }
  /** Under 63 s: time for an early sync of the session's end, if the flag for it is on. */
  | { readonly kind: 'sync' }
  /** Under 60 s: the modal shows with the seconds left. */
  | { readonly kind: 'warn'; readonly seconds: number }
  /** Below the threshold: the person is logged out. */
  | { readonly kind: 'over' };

/**
 * "The remaining time is the session expiry (cookie) minus now minus a grace period." The product does not show the
 * threshold below which a person is logged out; it is 0 here: the grace period is spent then, the server's own end
 * still 5 s away.
 * @param expiresAt epoch ms by the server's clock; undefined without a readable cookie
 * @param now epoch ms by the server's clock
 * @param wasKnown a cookie has said when it ends: that it is gone now is what another tab's sign-out leaves
 */
export function sessionPhase(expiresAt: number | undefined, now: number, wasKnown: boolean): SessionMoment {
  if (expiresAt === undefined) return { kind: wasKnown ? 'over' : 'unknown' };
  const left = expiresAt - now - SESSION.graceMs;
  if (left <= 0) return { kind: 'over' };
  if (left < SESSION.warningMs) return { kind: 'warn', seconds: Math.ceil(left / 1000) };
  return left < SESSION.earlySyncMs ? { kind: 'sync' } : { kind: 'quiet' };
}
