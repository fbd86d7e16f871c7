import { queryOptions } from '@tanstack/react-query';
import { orchestrator } from '../../api/clients';
import { unwrap, type Hook } from '../../api/response/unwrap';
import { getConfig } from '../config/config';

/** The lookup runs beside a page that works without it, so a refusal must not navigate the user away. */
const skipHooks: readonly Hook[] = ['session', 'forbidden', 'obligation'];

/** Whether the configuration has the base URL of the service. Without it, the app never calls the service. */
export function hasAccountSecurity(): boolean {
  return getConfig().bases.accountSecurity !== undefined;
}

/**
 * Whether the user can see and change the security of the account (see docs/product/7-calls.md#account-security): the
 * flag is on for the client, and the service answers. It refuses impersonators and users of single sign-on. A failed
 * lookup counts as no, because the page around it works without. Enable it only with `hasAccountSecurity`.
 */
export const offersSecurityQuery = queryOptions({
  queryKey: ['account-security', 'offered'],
  queryFn: async ({ signal }): Promise<boolean> => {
    try {
      const params = { path: { flag: 'enableAccountSecurity' as const } };
      const flag = await unwrap(orchestrator.GET('/feature-settings/idm/features/{flag}', { params, signal }), {
        skipHooks,
      });
      if (flag.isEnabled !== true) return false;
      const { accountSecurity } = await import('../../api/account-security');
      await unwrap(accountSecurity.GET('/persons/me/account-security', { signal }), { skipHooks });
      return true;
    } catch (error) {
      if (signal.aborted) throw error;
      return false;
    }
  },
  staleTime: 5 * 60_000,
  retry: false,
});
