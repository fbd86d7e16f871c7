import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/identity-orchestrator';
import { isApiError } from '../../api/response/api-error';
import { orchestrator } from '../../api/clients';
import { done, unwrap } from '../../api/response/unwrap';
import { isConnectionProblem, isTakenForWrongCode, waitSeconds } from '../../lib/errors/outcomes';
import type { Problem } from './step-up.flow';

type Challenge = components['schemas']['MfaChallenge'];
type PasskeyOptions = components['schemas']['PasskeyRequestOptions'];
type Assertion = components['schemas']['PasskeyAssertion'];

/** What step-up asks of the person for a level; never an old answer, since another tab may have stepped up. */
export const mfaQuery = (requiredLevel: number) =>
  queryOptions({
    queryKey: ['step-up', requiredLevel],
    queryFn: async ({ signal }) => {
      const mfa = await unwrap(orchestrator.GET('/persons/me/mfa', { params: { query: { requiredLevel } }, signal }));
      return { ...mfa, authMethods: await usableHere(mfa.authMethods) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/**
 * Leaves passkeys out where the browser has no WebAuthn, as in many web views: the first method is the one that people
 * take.
 */
async function usableHere<M extends { type: string }>(methods: readonly M[]): Promise<M[]> {
  const isPasskey = ({ type }: M) => type === 'PASSKEY';
  if (!methods.some(isPasskey)) return [...methods];
  // Where the library does not arrive, no passkey can be used either.
  const isSupported = await import('@simplewebauthn/browser').then(
    (library) => library.browserSupportsWebAuthn(),
    () => false,
  );
  return methods.filter((method) => isSupported || !isPasskey(method));
}

/**
 * Starts a challenge; SMS, voice and e-mail send a code. @throws ApiError TOO_MANY_ATTEMPTS before the cooldown is over
 */
export function startChallenge(methodId: string, requiredLevel: number): Promise<Challenge> {
  return unwrap(orchestrator.POST('/persons/me/mfa/challenges', { body: { methodId, requiredLevel } }));
}

/**
 * Answers a challenge: the level of assurance of the session rises. @throws ApiError CODE_INCORRECT, CODE_EXPIRED,
 * TOO_MANY_ATTEMPTS
 */
export async function answerChallenge(id: string, answer: { code: string } | { credential: Assertion }): Promise<void> {
  await done(orchestrator.POST('/persons/me/mfa/challenges/{id}/verify', { params: { path: { id } }, body: answer }));
}

/**
 * Asks the browser for a passkey (WebAuthn Level 3, assertion). The library comes only when somebody uses one.
 * @throws whatever the browser says: declined, timed out, no such passkey
 */
export async function askForPasskey(options: PasskeyOptions): Promise<Assertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, rawId, type, authenticatorAttachment, response } = await startAuthentication({ optionsJSON: options });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type,
    ...(authenticatorAttachment !== undefined && { authenticatorAttachment }),
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) },
  };
}

/** What a challenge that could not be started means. */
export function startProblem(error: unknown): Problem {
  if (isApiError(error) && error.code === 'TOO_MANY_ATTEMPTS')
    return { kind: 'wait', until: Date.now() + (waitSeconds(error) ?? 30) * 1000 };
  return { kind: isConnectionProblem(error) ? 'connection' : 'snag' };
}

/** What a refused answer means; null when it is over: five tries, or a challenge that is not there any more. */
export function answerProblem(error: unknown): Problem | null {
  if (isConnectionProblem(error)) return { kind: 'connection' };
  if (!isApiError(error)) return { kind: 'snag' };
  if (isTakenForWrongCode(error)) return { kind: 'incorrect' };
  switch (error.code) {
    case 'MALFORMED_REQUEST':
      return { kind: 'incorrect' };
    case 'CODE_EXPIRED':
      return { kind: 'expired' };
    case 'TOO_MANY_ATTEMPTS':
    case 'NOT_FOUND':
      return null;
    default:
      return { kind: 'snag' };
  }
}
