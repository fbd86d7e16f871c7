import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { orchestrator } from '../api/clients';
import { unwrap, type Hook } from '../api/response/unwrap';
import { showToast } from '../platform/toasts';

/** The feature flags of docs/product/3-entities.md. */
export const FLAGS = [
  'requireAdpEmailForICCAccess',
  'requireOnlyAdpEmails',
  'syncSessionTTLFeatureEnabled',
  'enableClientRebrand',
  'enableRegistrationLinkExistingAccount',
  'enableCheckAuthPathPost',
  'enableAccountSecurity',
] as const;
/** The name of a feature flag. */
export type Flag = (typeof FLAGS)[number];

/** A failed lookup must not navigate the user away: the flow continues without the flag. */
const skipHooks: readonly Hook[] = ['session', 'forbidden', 'obligation'];

/**
 * Looks up one flag for a client (see docs/product/4-states.md#feature-flag-lookup). Without `clientId` it asks for the
 * client of the session; an invitation passes its own. A failed lookup shows a toast and throws, so each caller decides
 * what a missing flag means.
 */
export function flagQuery(flag: Flag, clientId?: string) {
  return queryOptions({
    queryKey: ['flags', flag, clientId ?? null],
    queryFn: async ({ signal }): Promise<boolean> => {
      const path = '/feature-settings/idm/features/{flag}';
      const params = { path: { flag } };
      try {
        const answer = await unwrap(
          clientId === undefined
            ? orchestrator.GET(path, { params, signal })
            : orchestrator.POST(path, { params, signal, body: { clientId } }),
          { skipHooks },
        );
        return answer.isEnabled === true;
      } catch (error) {
        // Without a network the page says so already.
        if (!signal.aborted && navigator.onLine) showToast('FAILED_TO_GET_FEATURE_FLAG');
        throw error;
      }
    },
    staleTime: 5 * 60_000,
    retry: false,
    // Without a network the lookup fails at once. By default it would wait, and the flow with it.
    networkMode: 'always',
  });
}

/** Whether a flag is on; a failed lookup counts as off. Never throws. */
export function isFlagOn(client: QueryClient, flag: Flag, clientId?: string): Promise<boolean> {
  return client.fetchQuery(flagQuery(flag, clientId)).catch(() => false);
}
