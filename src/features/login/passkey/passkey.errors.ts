import { outcomeOf, type Outcomes, retryAt } from '../../../api/response/outcomes';
import { CeremonyError } from '../../../session/passkeys/ceremony';

export type PasskeyProblem =
  | { readonly kind: Exclude<Kind, 'wait'> }
  /** Too many attempts: possible again at `until` (epoch ms of this device). */
  | { readonly kind: 'wait'; readonly until: number };

type Kind =
  | 'cancelled'
  | 'webView'
  | 'unknown'
  | 'refused'
  | 'expired'
  | 'off'
  | 'suspended'
  | 'inactive'
  | 'wait'
  | 'connection'
  | 'generic';

export function passkeyProblemOf(error: unknown, now = Date.now()): PasskeyProblem {
  if (error instanceof CeremonyError)
    return { kind: ['instant', 'unsupported'].includes(error.problem) ? 'webView' : 'cancelled' };
  const kind = outcomeOf(error, passkeyProblems);
  return kind === 'wait' ? { kind, until: retryAt(error, now) ?? now + 60_000 } : { kind };
}

export const passkeyProblems: Outcomes<Kind> = {
  connection: 'connection',
  PASSKEY_UNKNOWN: 'unknown',
  PASSKEY_REFUSED: 'refused',
  CHALLENGE_EXPIRED: 'expired',
  NOT_FOUND: 'off',
  TOO_MANY_ATTEMPTS: 'wait',
  ASSOCIATE_SUSPENDED: 'suspended',
  ACCOUNT_INACTIVE: 'inactive',
  otherwise: 'generic',
};
