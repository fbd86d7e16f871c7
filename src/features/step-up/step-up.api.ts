import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/identity-orchestrator';
import { orchestrator } from '../../api/clients';
import { done, unwrap } from '../../api/response/unwrap';
import { timesOf } from '../../forms/sent-code';
import { hasPasskeys } from '../../session/passkeys/support';
import type { CodeChallenge } from './step-up.flow';

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

/** The first method is preselected and must work, but many web views have no WebAuthn. */
function usableHere<M extends { type: string }>(methods: readonly M[]): M[] {
  return methods.filter(({ type }) => type !== 'PASSKEY' || hasPasskeys());
}

export async function startChallenge(methodId: string, requiredLevel: number): Promise<Challenge> {
  const challenge = await unwrap(
    orchestrator.POST('/persons/me/mfa/challenges', { body: { methodId, requiredLevel } }),
  );
  if (typeof challenge.id !== 'string') throw new TypeError('The response has no id of a challenge.');
  return challenge;
}

/** A method that sends no code names no time for another one. */
export function codeChallengeOf({ id, ...sent }: CodeResponse): CodeChallenge {
  const times = timesOf(sent);
  return { id, ...times, resendAt: sent.resendAfterSeconds === undefined ? null : times.resendAt };
}

/** The server deletes an answered challenge: another tab may have answered it, or its response was lost. */
export async function isReached(queries: QueryClient, requiredLevel: number): Promise<boolean> {
  const mfa = await queries.fetchQuery({ ...mfaQuery(requiredLevel), staleTime: 0 }).catch(() => null);
  return mfa?.requiredUserAction === 'none';
}

/** @param trustDevice the wish that sign-in asks no more on this device */
export async function answerChallenge(
  id: string,
  answer: { code: string } | { credential: Assertion },
  trustDevice: boolean,
): Promise<void> {
  const body = trustDevice ? { ...answer, trustDevice } : answer;
  await done(orchestrator.POST('/persons/me/mfa/challenges/{id}/verify', { params: { path: { id } }, body }));
}
