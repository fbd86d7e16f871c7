import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/identity-orchestrator';
import { isApiError } from '../../api/response/api-error';
import { orchestrator } from '../../api/clients';
import { done, unwrap } from '../../api/response/unwrap';
import { isConnectionProblem, isTakenForWrongCode, retryAt } from '../../lib/errors/outcomes';
import type { Problem } from './step-up.flow';

type Challenge = components['schemas']['MfaChallenge'];
type PasskeyOptions = components['schemas']['PasskeyRequestOptions'];
type Assertion = components['schemas']['PasskeyAssertion'];

/** The verification that a level requires. Every visit loads it again, because another tab may have stepped up. */
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
 * Leaves out passkeys in a browser without WebAuthn, as many web views are: the first method is preselected and must
 * work.
 */
async function usableHere<M extends { type: string }>(methods: readonly M[]): Promise<M[]> {
  const isPasskey = ({ type }: M) => type === 'PASSKEY';
  if (!methods.some(isPasskey)) return [...methods];
  // Passkeys cannot work when the library fails to load.
  const isSupported = await import('@simplewebauthn/browser').then(
    (library) => library.browserSupportsWebAuthn(),
    () => false,
  );
  return methods.filter((method) => isSupported || !isPasskey(method));
}

/**
 * Starts a challenge; SMS, voice and email send a code.
 * @throws ApiError TOO_MANY_ATTEMPTS before the cooldown ends
 */
export function startChallenge(methodId: string, requiredLevel: number): Promise<Challenge> {
  return unwrap(orchestrator.POST('/persons/me/mfa/challenges', { body: { methodId, requiredLevel } }));
}

/**
 * Answers a challenge, which raises the level of assurance of the session.
 * @throws ApiError CODE_INCORRECT, CODE_EXPIRED, TOO_MANY_ATTEMPTS
 */
export async function answerChallenge(id: string, answer: { code: string } | { credential: Assertion }): Promise<void> {
  await done(orchestrator.POST('/persons/me/mfa/challenges/{id}/verify', { params: { path: { id } }, body: answer }));
}

/**
 * Asks the browser for a passkey (WebAuthn Level 3, assertion). The library loads on first use.
 * @throws the browser's error: declined, timed out, or no such passkey
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

/** Maps a challenge that could not be started to its problem. A wait without a retry time lasts 30 s. */
export function startProblem(error: unknown): Problem {
  if (isApiError(error) && error.code === 'TOO_MANY_ATTEMPTS')
    return { kind: 'wait', until: retryAt(error) ?? Date.now() + 30_000 };
  return { kind: isConnectionProblem(error) ? 'connection' : 'unexpected' };
}

/**
 * Maps a refused answer to its problem; null when the challenge has ended (five tries, or the server no longer has it).
 */
export function answerProblem(error: unknown): Problem | null {
  if (isConnectionProblem(error)) return { kind: 'connection' };
  if (!isApiError(error)) return { kind: 'unexpected' };
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
      return { kind: 'unexpected' };
  }
}
