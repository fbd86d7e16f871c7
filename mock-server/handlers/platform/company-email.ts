import type { Session } from '../../world/store/collections';
import type { World } from '../../world/world';
import { isEmail, isSharedAddress } from '../../contract/email';
import { isFlagOn } from '../../rules/flags';
import { clientOfSession } from '../../rules/persons';

/** The company's own e-mail domain, as in public/auth/config.json. */
const COMPANY_DOMAIN = '@company.example';
/**
 * This client is exempt from the company address. Only the app knows the host, so the mock server cannot check that
 * part.
 */
const EXEMPT_CLIENT = '002';

/** Either flag of a client is enough to refuse other addresses than the company's. */
export function isForeignAddress(world: World, clientId: string | null, address: string): boolean {
  const isRestricted = ['requireOnlyAdpEmails', 'requireAdpEmailForICCAccess'].some((flag) =>
    isFlagOn(world, flag, clientId),
  );
  return clientId !== EXEMPT_CLIENT && isRestricted && !address.toLowerCase().endsWith(COMPANY_DOMAIN);
}

/** The address must be valid, not shared, and allowed by the person's client. */
export function isAllowedAddress(world: World, session: Session, address: string): boolean {
  const clientId = clientOfSession(world, session)?.id ?? null;
  return isEmail(address) && !isSharedAddress(address) && !isForeignAddress(world, clientId, address);
}
