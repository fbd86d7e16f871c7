import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyClientBrand } from '../../lib/config/brand';
import { flagQuery } from '../../lib/session/flags';

/**
 * The brand of the client that invites (docs/product/1-purpose.md: switched on per client by a feature flag): nobody is
 * signed in yet, so the invitation names the client. Without an answer the page keeps the brand of its host.
 */
export function useInvitingBrand(clientId: string | undefined): void {
  const { data: isRebranded } = useQuery({
    ...flagQuery('enableClientRebrand', clientId),
    enabled: clientId !== undefined,
  });
  useEffect(() => {
    if (isRebranded === true) applyClientBrand(true);
  }, [isRebranded]);
}
