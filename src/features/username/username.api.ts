import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { orchestrator, orchestratorV1 } from '../../api/clients';
import { done, unwrap } from '../../api/response/unwrap';
import { isConnectionProblem } from '../../api/response/outcomes';
import { submitProblems, type UsernameProblem } from './username.errors';
import type { UsernameSettings } from './username.rules';

const flag = z.catch(z.boolean(), false);
const text = z.string();
const settings = z.object({
  username: text,
  associates: z.array(z.object({ clientId: text, associateId: text, clientName: text, userId: text })),
  isReviewUsernameObligation: flag,
  isNotAllowUpdateUsername: flag,
});

export const usernameSettingsQuery = queryOptions({
  queryKey: ['usernames'],
  queryFn: async ({ signal }): Promise<UsernameSettings> =>
    z.parse(settings, await unwrap(orchestrator.GET('/persons/me/check-username-obligation', { signal }))),
  staleTime: 0,
  retry: false,
});

/** A failed check counts as unavailable. A service that was not reached has judged nothing. */
export function checkUsernames(
  usernames: readonly string[],
  { associates }: UsernameSettings,
  signal: AbortSignal,
): Promise<UsernameProblem[]> {
  return Promise.all(
    usernames.map(async (username, index) => {
      if (username === associates[index]?.userId) return null;
      try {
        const { isAvailable } = await unwrap(
          orchestratorV1.GET('/username/{username}/username-availability-check', {
            params: { path: { username } },
            signal,
          }),
        );
        return isAvailable === true ? null : 'taken';
      } catch (error) {
        if (isConnectionProblem(error)) throw error;
        return 'unavailable';
      }
    }),
  );
}

export async function updateUsernames(
  usernames: readonly string[],
  { associates }: UsernameSettings,
  password: string,
  signal: AbortSignal,
): Promise<void> {
  const associateUsernames = associates.map(({ clientId, associateId }, index) => ({
    clientId,
    associateId,
    username: usernames[index] ?? '',
    password,
  }));
  await done(orchestrator.POST('/persons/me/update-username', { body: { associateUsernames }, signal }), {
    table: submitProblems,
  });
}

export async function reviewUsernames({ associates }: UsernameSettings, signal: AbortSignal): Promise<void> {
  const associateUsernames = associates.map(({ clientId, associateId, userId }) => ({
    clientId,
    associateId,
    username: userId,
  }));
  await done(orchestrator.POST('/persons/me/review-username', { body: { associateUsernames }, signal }), {
    table: submitProblems,
  });
}
