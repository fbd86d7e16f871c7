import { ClientBrand } from '../layout/ClientBrand';
import { SessionExpiry } from '../overlays/SessionExpiry';

/** The background parts of every signed-in page: the client's brand and the session expiry watch. */
export default function SignedIn({ isNexo }: { isNexo: boolean }) {
  return (
    <>
      <ClientBrand />
      <SessionExpiry isNexo={isNexo} />
    </>
  );
}
