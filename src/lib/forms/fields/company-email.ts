import type { QueryClient } from '@tanstack/react-query';
import type { RuntimeConfig } from '../../../lib/config/config';
import { SPECIAL_CLIENT_ID } from '../../../lib/config/constants';
import { type Flag, flagQuery } from '../../../lib/session/flags';

/**
 * The addresses that a client accepts (see docs/product/5-validation.md#email-field). `unknown` means that the flag
 * lookup failed.
 */
export type EmailPolicy = 'any' | 'companyOnly' | 'unknown';

type Hosts = Pick<RuntimeConfig, 'companyEmailDomain' | 'externalDomainHost'>;

const FLAGS: readonly Flag[] = ['requireOnlyAdpEmails', 'requireAdpEmailForICCAccess'];

/** Looks up the company-email-only flags for the inviting client; either flag restricts the addresses. */
export async function emailPolicy(
  queries: QueryClient,
  clientId: string | undefined,
  host: string,
  config: Hosts,
): Promise<EmailPolicy> {
  if (isExempt(clientId, host, config)) return 'any';
  try {
    const flags = await Promise.all(FLAGS.map((flag) => queries.fetchQuery(flagQuery(flag, clientId))));
    return flags.includes(true) ? 'companyOnly' : 'any';
  } catch {
    return 'unknown';
  }
}

/**
 * "The restriction does not apply when the client id is 002 on the external-domain host." `host` is `location.host`.
 */
export function isExempt(clientId: string | undefined, host: string, { externalDomainHost }: Hosts): boolean {
  const names = [host.toLowerCase(), host.toLowerCase().replace(/:\d+$/, '')];
  return clientId === SPECIAL_CLIENT_ID && names.includes(externalDomainHost.toLowerCase());
}

/** Why the policy refuses an address; null when it accepts it. "If the flag lookup fails, the address is rejected." */
export function companyEmailProblem(
  address: string,
  policy: EmailPolicy,
  { companyEmailDomain }: Hosts,
): 'company' | 'unchecked' | null {
  if (policy === 'unknown') return 'unchecked';
  return policy === 'any' || address.trim().toLowerCase().endsWith(`@${companyEmailDomain.toLowerCase()}`)
    ? null
    : 'company';
}
