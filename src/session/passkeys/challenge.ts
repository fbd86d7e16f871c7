import type { components } from '../../../openapi/generated/account-security';
import { accountSecurity } from '../../api/account-security';
import { serverNow } from '../../api/request/headers';
import { everyHook, unwrap } from '../../api/response/unwrap';
import { PASSKEY_CHALLENGE_LEAST_MS, PASSKEY_CHALLENGE_MS } from '../../config/constants';
import { perApp } from '../../lifetime';

export type Challenge = components['schemas']['PasskeySignIn'];

interface Kept {
  readonly challenge: Promise<Challenge>;
  renewAt: number;
}

/**
 * The one challenge of this page. The form mounts again and again while the user looks around, and each challenge
 * counts for the limit of the network address.
 */
const page = perApp((): { kept?: Kept | undefined } => ({}));

/**
 * The challenge to sign: the kept one while it is unused and fresh, else a new one.
 * @throws ApiError NOT_FOUND while no sign-in with a passkey is offered, TOO_MANY_ATTEMPTS
 */
export function takeChallenge(): Promise<Challenge> {
  const { kept } = page();
  const fresh = kept === undefined || kept.renewAt <= Date.now() ? begin() : kept;
  page().kept = fresh;
  return fresh.challenge;
}

/** Forgets the challenge. Call it after the service has received a signature of it, because it is valid once. */
export function dropChallenge(): void {
  page().kept = undefined;
}

export function freshFor(): number {
  return Math.max(0, (page().kept?.renewAt ?? 0) - Date.now());
}

function begin(): Kept {
  const challenge = unwrap(accountSecurity.POST('/passkey-sign-ins', {}), { skipHooks: everyHook });
  const own: Kept = { challenge, renewAt: Number.POSITIVE_INFINITY };
  challenge.then(
    ({ expiresAt }) => {
      const left = (Date.parse(expiresAt) || serverNow() + PASSKEY_CHALLENGE_MS) - serverNow();
      // A fifth of the time is left for the user to choose.
      own.renewAt = Date.now() + 0.8 * Math.min(Math.max(left, PASSKEY_CHALLENGE_LEAST_MS), PASSKEY_CHALLENGE_MS);
    },
    () => {
      if (page().kept === own) page().kept = undefined;
    },
  );
  return own;
}
