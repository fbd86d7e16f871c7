import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '../api/response/api-error';
import { everyHook, unwrap } from '../api/response/unwrap';
import { isFlagOn } from './flags';

/**
 * Whether the user can see and change the security of the account: the flag is on for the client, and the service does
 * not refuse. It refuses impersonators and users of single sign-on (403); an older platform has no such service (404).
 * After any other failure the tab shows, because its parts say what failed and can be tried again. A failed lookup of
 * the flag counts as no. Enable it only with `hasAccountSecurity`.
 */
export const offersSecurityQuery = queryOptions({
  queryKey: ['account-security', 'offered'],
  queryFn: async ({ client, signal }): Promise<boolean> => {
    if (!(await isFlagOn(client, 'enableAccountSecurity'))) return false;
    try {
      const { accountSecurity } = await import('../api/account-security');
      await unwrap(accountSecurity.GET('/persons/me/account-security', { signal }), { skipHooks: everyHook });
      return true;
    } catch (error) {
      return !(isApiError(error) && (error.status === 403 || error.status === 404));
    }
  },
  staleTime: 5 * 60_000,
  retry: false,
});
