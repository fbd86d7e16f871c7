import { queryOptions } from '@tanstack/react-query';
import { authentication } from '../api/clients';
import { listOf } from '../api/response/list-of';
import { type Hook, unwrap } from '../api/response/unwrap';
import { checkedTarget } from '../navigation/redirects';

export const landingProductsQuery = queryOptions({ queryKey: ['landing-products'], queryFn: landingProductsQueryFn() });

export function landingProductsQueryFn(skipHooks: readonly Hook[] = []) {
  return async ({ signal }: { signal: AbortSignal }) => {
    const response = await unwrap(authentication.GET('/landing-products', { signal }), { skipHooks });
    // Leaves out a product whose target the app may not follow; a dead link would mislead the user.
    return listOf(response, 'products').flatMap(({ targetUrl, ...product }) => {
      const href = checkedTarget(targetUrl);
      return href === null ? [] : [{ ...product, href }];
    });
  };
}
