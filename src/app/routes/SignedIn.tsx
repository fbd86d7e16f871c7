import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isApiError } from '../../api/response/api-error';
import { paths } from '../../navigation/paths';
import { Redirect } from '../../navigation/Redirect';
import { meQuery, clientInfoQuery } from '../../session/session';
import { SessionExpiry } from './SessionExpiry';
import { fetchLinked } from './fetch-ahead';
import { applyClientBrand } from '../../platform/brand';
import { flagQuery } from '../../session/flags';

/**
 * The background parts of every signed-in page: the client's brand, the session expiry watch, and the code of the
 * screens that the page links to. An account that the product does not know goes to the not-found page.
 */
export default function SignedIn({ isNexo }: { isNexo: boolean }) {
  // Only watches the call that the page itself made.
  const { error } = useQuery({ ...meQuery, enabled: false });
  useEffect(fetchLinked, []);
  if (isApiError(error) && error.status === 404)
    return <Redirect to={paths.resourceNotFound({ traceId: error.traceId })} />;
  return (
    <>
      <ClientBrand />
      <SessionExpiry isNexo={isNexo} />
    </>
  );
}

/**
 * Applies the brand of the user's client (docs/product/1-purpose.md: switched on per client by a feature flag). The
 * client's own setting or the flag switches it on. Without a response the page keeps its brand. Renders nothing.
 */
function ClientBrand() {
  const client = useQuery(clientInfoQuery);
  const flag = useQuery(flagQuery('enableClientRebrand'));
  const isOn = client.data?.isClientRebrandEnabled === true || flag.data === true;
  const isKnown = isOn || (client.isSuccess && flag.isSuccess);
  useEffect(() => {
    if (isKnown) applyClientBrand(isOn);
  }, [isKnown, isOn]);
  return null;
}
