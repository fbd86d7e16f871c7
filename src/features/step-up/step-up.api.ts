import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/identity-orchestrator';
import { expiryOf } from '../../api/response/expiry-of';
import { isApiError } from '../../api/response/api-error';
import { orchestrator } from '../../api/clients';
import { done, unwrap } from '../../api/response/unwrap';
import { isBeforeLastTry, isConnectionProblem, isLocked, isTakenForWrongCode, retryAt } from '../../platform/outcomes';
import { hasPasskeys } from '../../session/passkeys/support';
import type { CodeChallenge, Problem } from './step-up.flow';

type Challenge = components['schemas']['MfaChallenge'];
type CodeResponse = Exclude<Challenge, { requiredUserAction: 'usePasskey' }>;
type Assertion = components['schemas']['PasskeyAssertion'];

/** The verification that a level of assurance requires. Every visit loads it again: another tab may have stepped up. */
export const mfaQuery = (requiredLevel: number) =>
  queryOptions({
    queryKey: ['step-up', requiredLevel],
    queryFn: async ({ signal }) => {
      const mfa = await unwrap(orchestrator.GET('/persons/me/mfa', { params: { query: { requiredLevel } }, signal }));
      return { ...mfa, authMethods: usableHere(mfa.authMethods) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/**
 * Leaves out passkeys in a browser without WebAuthn, as many web views are: the first method is preselected and must
 * work.
 */
function usableHere<M extends { type: string }>(methods: readonly M[]): M[] {
  return methods.filter(({ type }) => type !== 'PASSKEY' || hasPasskeys());
}

/**
 * Starts a challenge; SMS, voice and email send a code.
 * @throws ApiError TOO_MANY_ATTEMPTS before the cooldown ends, and after too many wrong answers
 */
export function startChallenge(methodId: string, requiredLevel: number): Promise<Challenge> {
  return unwrap(orchestrator.POST('/persons/me/mfa/challenges', { body: { methodId, requiredLevel } }));
}

/** A started challenge that expects a code. A method that sends none names no time for another code. */
export function codeChallengeOf({ id, expiresAt, resendAfterSeconds, codeLength }: CodeResponse): CodeChallenge {
  const resendAt = resendAfterSeconds === undefined ? null : Date.now() + resendAfterSeconds * 1000;
  return { id, expiresAt: expiryOf(expiresAt), resendAt, codeLength };
}

/**
 * Whether the session has reached the level. The server deletes an answered challenge: another tab may have answered
 * it, or its response did not arrive.
 */
export async function isReached(queries: QueryClient, requiredLevel: number): Promise<boolean> {
  const mfa = await queries.fetchQuery({ ...mfaQuery(requiredLevel), staleTime: 0 }).catch(() => null);
  return mfa?.requiredUserAction === 'none';
}

/**
 * Answers a challenge, which raises the level of assurance of the session.
 * @throws ApiError CODE_INCORRECT, CODE_EXPIRED, TOO_MANY_ATTEMPTS
 */
export async function answerChallenge(id: string, answer: { code: string } | { credential: Assertion }): Promise<void> {
  await done(orchestrator.POST('/persons/me/mfa/challenges/{id}/verify', { params: { path: { id } }, body: answer }));
}

/** Returns the problem of a challenge that did not start. A wait lasts 30 s if the response names no time. */
export function startProblem(error: unknown): Problem {
  if (isApiError(error) && error.code === 'TOO_MANY_ATTEMPTS')
    return { kind: isLocked(error) ? 'locked' : 'wait', until: retryAt(error) ?? Date.now() + 30_000 };
  return { kind: isConnectionProblem(error) ? 'connection' : 'unexpected' };
}

/**
 * Returns the problem of a code or passkey that the service refused. Null when the challenge has ended: after five
 * tries, or because the server no longer has it.
 */
export function answerProblem(error: unknown): Problem | null {
  if (isConnectionProblem(error)) return { kind: 'connection' };
  if (!isApiError(error)) return { kind: 'unexpected' };
  if (isTakenForWrongCode(error)) return { kind: isBeforeLastTry(error) ? 'lastTry' : 'incorrect' };
  switch (error.code) {
    case 'MALFORMED_REQUEST':
      return { kind: 'incorrect' };
    case 'CODE_EXPIRED':
      return { kind: 'expired' };
    case 'TOO_MANY_ATTEMPTS':
    case 'NOT_FOUND':
      return null;
    default:
      return { kind: 'unexpected' };
  }
}
