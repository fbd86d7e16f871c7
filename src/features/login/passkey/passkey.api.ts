import { queryOptions } from '@tanstack/react-query';
import { accountSecurity } from '../../../api/account-security';
import { unwrapIfAny } from '../../../api/response/unwrap';
import type { components } from '../../../../openapi/generated/account-security';
import { outcomeOf, type Outcomes, retryAt } from '../../../platform/outcomes';
import { CeremonyError } from '../../../session/passkeys/ceremony-error';
import type { Assertion } from '../../../session/passkeys/credential';
import { readFlag } from '../../../session/flags';
import { type LoginResponse, signInHooks, withSession } from '../../../session/sign-in';

type SignedIn = components['schemas']['PasskeySignedIn'];
/** A service may omit each field. */
export type PasskeyLogin = LoginResponse & Pick<SignedIn, 'account'>;

/** Whether the flag is on for visitors. Its response also brings the CSRF token, which the first challenge needs. */
export const offeredQuery = queryOptions({
  queryKey: ['account-security', 'sign-in'],
  queryFn: ({ signal }) => readFlag('enableAccountSecurity', signal),
  staleTime: 5 * 60_000,
  retry: false,
  refetchOnReconnect: false,
});

/** A TypeError when the response started no session. */
export async function finish(id: string, credential: Assertion, signal: AbortSignal): Promise<PasskeyLogin> {
  const params = { path: { id } };
  const call = accountSecurity.POST('/passkey-sign-ins/{id}', { params, body: { credential }, signal });
  const response: PasskeyLogin = (await unwrapIfAny(call, { skipHooks: signInHooks, table: problems })) ?? {};
  return withSession(response, signal);
}

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
  const kind = outcomeOf(error, problems);
  return kind === 'wait' ? { kind, until: retryAt(error, now) ?? now + 60_000 } : { kind };
}

const problems: Outcomes<Kind> = {
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
