import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isApiError } from '../../api/response/api-error';
import { paths } from '../../navigation/paths';
import { Redirect } from '../../navigation/Redirect';
import { meQuery } from '../../session/session';
import { ClientBrand } from '../layout/ClientBrand';
import { SessionExpiry } from './SessionExpiry';
import { fetchLinked } from './fetch-ahead';

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
