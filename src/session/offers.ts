import { queryOptions } from '@tanstack/react-query';
import { hasAccountSecurity } from '../config/config';
import { type Flag, readFlag } from './flags';

const offerQuery = (flag: Flag) =>
  queryOptions({
    queryKey: ['account-security', flag],
    queryFn: ({ signal }) => readFlag(flag, signal),
    staleTime: 5 * 60_000,
    retry: false,
    refetchOnReconnect: false,
  });

/** Whether visitors have account security. Its response also brings the CSRF token, which the first challenge needs. */
export const accountSecurityOffer = offerQuery('enableAccountSecurity');

/** Whether visitors may use mailed codes. Without account security it asks for nothing. */
export const mailedCodeOffer = queryOptions({
  ...offerQuery('enableCodeSignIn'),
  queryFn: async ({ client, signal }) =>
    hasAccountSecurity() && (await client.fetchQuery(accountSecurityOffer)) && readFlag('enableCodeSignIn', signal),
});
