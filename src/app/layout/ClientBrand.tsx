import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyClientBrand } from '../../lib/config/brand';
import { flagQuery } from '../../lib/session/flags';
import { clientInfoQuery } from '../../lib/session/session';

/**
 * The brand of the client that the person works for (docs/product/1-purpose.md: switched on per client by a feature
 * flag): the client says so itself, or the flag does. Without an answer the page keeps the brand that it has. It draws
 * nothing.
 */
export function ClientBrand() {
  const client = useQuery(clientInfoQuery);
  const flag = useQuery(flagQuery('enableClientRebrand'));
  const isOn = client.data?.isClientRebrandEnabled === true || flag.data === true;
  const isKnown = isOn || (client.isSuccess && flag.isSuccess);
  useEffect(() => {
    if (isKnown) applyClientBrand(isOn);
  }, [isKnown, isOn]);
  return null;
}
