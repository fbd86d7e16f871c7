import { queryOptions } from '@tanstack/react-query';
import { orchestrator } from '../api/clients';
import { isApiError } from '../api/response/api-error';
import { unwrap, type Hook } from '../api/response/unwrap';
import { getConfig } from '../platform/config';

/** The lookup runs beside a page that works without it, so a refusal must not navigate the user away. */
const skipHooks: readonly Hook[] = ['session', 'forbidden', 'obligation'];

/** Whether the configuration has the base URL of the service. Without it, the app never calls the service. */
export function hasAccountSecurity(): boolean {
  return getConfig().bases.accountSecurity !== undefined;
}

/**
 * Whether the user can see and change the security of the account (see docs/product/2-screens.md#security): the flag is
 * on for the client, and the service does not refuse. It refuses impersonators and users of single sign-on (403); an
 * older platform has no such service (404). After any other failure the tab shows, because its parts say what failed
 * and can be tried again. A failed lookup of the flag counts as no. Enable it only with `hasAccountSecurity`.
 */
export const offersSecurityQuery = queryOptions({
  queryKey: ['account-security', 'offered'],
  queryFn: async ({ signal }): Promise<boolean> => {
    const params = { path: { flag: 'enableAccountSecurity' as const } };
    try {
      const flag = await unwrap(orchestrator.GET('/feature-settings/idm/features/{flag}', { params, signal }), {
        skipHooks,
      });
      if (flag.isEnabled !== true) return false;
    } catch {
      return false;
    }
    try {
      const { accountSecurity } = await import('../api/account-security');
      await unwrap(accountSecurity.GET('/persons/me/account-security', { signal }), { skipHooks });
      return true;
    } catch (error) {
      return !isRefused(error);
    }
  },
  staleTime: 5 * 60_000,
  retry: false,
});

/** Whether the service has no such user (403), or the platform has no such service (404). */
function isRefused(error: unknown): boolean {
  return isApiError(error) && (error.status === 403 || error.status === 404);
}
