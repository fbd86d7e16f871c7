import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { orchestrator } from '../api/clients';
import { everyHook, unwrap } from '../api/response/unwrap';
import { showToast } from '../navigation/toasts';

export const FLAGS = [
  'requireAdpEmailForICCAccess',
  'requireOnlyAdpEmails',
  'syncSessionTTLFeatureEnabled',
  'enableClientRebrand',
  'enableRegistrationLinkExistingAccount',
  'enableCheckAuthPathPost',
  'enableAccountSecurity',
  'enableCodeSignIn',
] as const;
export type Flag = (typeof FLAGS)[number];

/**
 * Asks for one flag of a client. Without `clientId` it asks for the client of the session; an invitation passes its own.
 * A refusal never navigates the user away: the flow continues without the flag.
 * @throws ApiError
 */
export async function readFlag(flag: Flag, signal: AbortSignal, clientId?: string): Promise<boolean> {
  const path = '/feature-settings/idm/features/{flag}';
  const params = { path: { flag } };
  const call =
    clientId === undefined
      ? orchestrator.GET(path, { params, signal })
      : orchestrator.POST(path, { params, signal, body: { clientId } });
  return (await unwrap(call, { skipHooks: everyHook })).isEnabled === true;
}

/** A failed lookup shows a toast and throws, so each caller decides what a missing flag means. */
export function flagQuery(flag: Flag, clientId?: string) {
  return queryOptions({
    queryKey: ['flags', flag, clientId ?? null],
    queryFn: async ({ signal }): Promise<boolean> => {
      try {
        return await readFlag(flag, signal, clientId);
      } catch (error) {
        if (!signal.aborted) showToast('error', 'FAILED_TO_GET_FEATURE_FLAG');
        throw error;
      }
    },
    staleTime: 5 * 60_000,
    retry: false,
  });
}

/** Whether a flag is on; a failed lookup counts as off. Never throws. */
export function isFlagOn(client: QueryClient, flag: Flag, clientId?: string): Promise<boolean> {
  return client.fetchQuery(flagQuery(flag, clientId)).catch(() => false);
}
