import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyClientBrand } from '../../platform/brand';
import { flagQuery } from '../../session/flags';
import { clientInfoQuery } from '../../session/session';

/**
 * Applies the brand of the user's client (docs/product/1-purpose.md: switched on per client by a feature flag). The
 * client's own setting or the flag switches it on. Without a response the page keeps its brand. Renders nothing.
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
