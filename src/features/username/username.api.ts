import { queryOptions } from '@tanstack/react-query';
import { orchestrator, orchestratorV1 } from '../../api/clients';
import { done, unwrap } from '../../api/response/unwrap';
import { submitProblems } from './username.flow';
import { type UsernameProblems, type Usernames, type UsernameSettings, usernamesToCheck } from './username.rules';

/** GET /persons/me/check-username-obligation: the current username and the suggestions. */
export const usernameSettingsQuery = queryOptions({
  queryKey: ['usernames'],
  queryFn: ({ signal }): Promise<UsernameSettings> =>
    unwrap(orchestrator.GET('/persons/me/check-username-obligation', { signal })),
  staleTime: 0,
  retry: false,
});

/**
 * Checks in parallel which usernames are taken; returns the problems. A failed check counts as unavailable (see
 * docs/product/5-validation.md).
 */
export async function unavailableUsernames(
  usernames: Usernames,
  settings: UsernameSettings,
  signal: AbortSignal,
): Promise<UsernameProblems> {
  const checked = await Promise.all(
    usernamesToCheck(usernames, settings).map(async ({ associateId, username }) => {
      try {
        const { isAvailable } = await unwrap(
          orchestratorV1.GET('/username/{username}/username-availability-check', {
            params: { path: { username } },
            signal,
          }),
        );
        return isAvailable === true ? [] : [[associateId, 'taken'] as const];
      } catch {
        return [[associateId, 'unavailable'] as const];
      }
    }),
  );
  return Object.fromEntries(checked.flat());
}

/**
 * POST /persons/me/update-username: saves the usernames of the form, confirmed by the current password.
 * @throws ApiError
 */
export async function updateUsernames(
  usernames: Usernames,
  { associates }: UsernameSettings,
  password: string,
  signal: AbortSignal,
): Promise<void> {
  const associateUsernames = associates.map(({ clientId, associateId }) => ({
    clientId,
    associateId,
    username: (usernames[associateId] ?? '').trim(),
    password,
  }));
  await done(orchestrator.POST('/persons/me/update-username', { body: { associateUsernames }, signal }), {
    table: submitProblems,
  });
}

/**
 * POST /persons/me/review-username. "Continue in the review submits the current suggested ids."
 * @throws ApiError
 */
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
