import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { orchestrator } from '../../api/clients';
import { unwrap, type Hook } from '../../api/response/unwrap';
import { showToast } from '../feedback/toasts';

/** The feature flags of docs/product/3-entities.md. */
export const FLAGS = [
  'requireAdpEmailForICCAccess',
  'requireOnlyAdpEmails',
  'syncSessionTTLFeatureEnabled',
  'enableClientRebrand',
  'enableRegistrationLinkExistingAccount',
  'enableCheckAuthPathPost',
] as const;
export type Flag = (typeof FLAGS)[number];

/** A lookup that fails must take nobody anywhere: the flow goes on without the answer. */
const skipHooks: readonly Hook[] = ['session', 'forbidden', 'obligation'];

/**
 * One flag, looked up per client (see docs/product/4-states.md#feature-flag-lookup): for the client of the session, or
 * for a named one (an invitation's). A failed lookup raises a toast and throws: the caller says what its flow does
 * without an answer.
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
        if (!signal.aborted) showToast('FAILED_TO_GET_FEATURE_FLAG');
        throw error;
      }
    },
    staleTime: 5 * 60_000,
    retry: false,
  });
}

/** A flag for which "no answer" means off. */
export function isFlagOn(client: QueryClient, flag: Flag, clientId?: string): Promise<boolean> {
  return client.fetchQuery(flagQuery(flag, clientId)).catch(() => false);
}
