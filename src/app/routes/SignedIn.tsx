import { ClientBrand } from '../layout/ClientBrand';
import { SessionExpiry } from '../overlays/SessionExpiry';

/**
 * What goes with every page of a signed-in person: the brand of their client, and the watch over the end of the
 * session.
 */
export default function SignedIn({ isNexo }: { isNexo: boolean }) {
  return (
    <>
      <ClientBrand />
      <SessionExpiry isNexo={isNexo} />
    </>
  );
}
