import type { World } from '../../world/world';
import { isFlagOn } from '../../rules/flags';

/** The company's own e-mail domain, as in public/auth/config.json. */
const COMPANY_DOMAIN = '@company.example';
/**
 * This client is exempt from the company address (see docs/product/5-validation.md#email-field). Only the app knows the
 * host, so the mock server cannot check that part.
 */
const EXEMPT_CLIENT = '002';

/** Whether a client takes company addresses only, and this is another one. Either flag is enough. */
export function isForeignAddress(world: World, clientId: string | null, address: string): boolean {
  const isRestricted = ['requireOnlyAdpEmails', 'requireAdpEmailForICCAccess'].some((flag) =>
    isFlagOn(world, flag, clientId),
  );
  return clientId !== EXEMPT_CLIENT && isRestricted && !address.toLowerCase().endsWith(COMPANY_DOMAIN);
}
