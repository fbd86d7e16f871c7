import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../api/response/api-error';
import { isSessionMissing } from '../../api/response/unwrap';
import { getConfig, type RuntimeConfig } from '../../config/config';
import { SPECIAL_CLIENT_ID } from '../../config/constants';
import { isConnectionProblem } from '../../api/response/outcomes';
import { type Flag, flagQuery } from '../../session/flags';
import { meQuery } from '../../session/me';
import { plainId } from '../../ui/plain-text';

/** `unknown`: the flag lookup failed. `unreachable`: it failed for want of a connection. */
export type EmailPolicy = 'any' | 'companyOnly' | 'unknown' | 'unreachable';

export type CompanyProblem = (typeof PROBLEMS)[number];
const PROBLEMS = ['company', 'unchecked', 'unreachable'] as const;

export function isCompanyProblem<Other extends string>(problem: CompanyProblem | Other): problem is CompanyProblem {
  return PROBLEMS.some((one) => one === problem);
}

type Hosts = Pick<RuntimeConfig, 'companyEmailDomain' | 'externalDomainHost'>;

const FLAGS: readonly Flag[] = ['requireOnlyAdpEmails', 'requireAdpEmailForICCAccess'];

/**
 * Looks up the company-email-only flags; either one restricts the addresses. Without `clientId` it asks for the client
 * of the session. A missing session then accepts the address, because the call that follows leads to sign-in.
 */
export async function emailPolicy(
  queries: QueryClient,
  clientId: string | undefined,
  host: string,
  config: Hosts,
): Promise<EmailPolicy> {
  try {
    if (isExempt(clientId ?? (await ownClientId(queries, host, config)), host, config)) return 'any';
    const flags = await Promise.all(FLAGS.map((flag) => queries.fetchQuery(flagQuery(flag, clientId))));
    return flags.includes(true) ? 'companyOnly' : 'any';
  } catch (error) {
    if (clientId === undefined && isApiError(error) && isSessionMissing(error)) return 'any';
    return isConnectionProblem(error) ? 'unreachable' : 'unknown';
  }
}

/** The client of the signed-in user. Only the external-domain host has a rule for it, so no other host asks. */
async function ownClientId(queries: QueryClient, host: string, config: Hosts): Promise<string | undefined> {
  return isExternalDomain(host, config) ? (await queries.fetchQuery(meQuery)).clientId : undefined;
}

/**
 * "The restriction does not apply when the client id is 002 on the external-domain host." `host` is `location.host`.
 */
export function isExempt(clientId: string | undefined, host: string, hosts: Hosts): boolean {
  return clientId === SPECIAL_CLIENT_ID && isExternalDomain(host, hosts);
}

function isExternalDomain(host: string, { externalDomainHost }: Hosts): boolean {
  const names = [host.toLowerCase(), host.toLowerCase().replace(/:\d+$/, '')];
  return names.includes(externalDomainHost.toLowerCase());
}

/** Why the policy refuses an address; null when it accepts it. "If the flag lookup fails, the address is rejected." */
export function companyEmailProblem(
  address: string,
  policy: EmailPolicy,
  { companyEmailDomain }: Hosts,
): CompanyProblem | null {
  if (policy === 'unknown') return 'unchecked';
  if (policy === 'unreachable') return policy;
  return policy === 'any' || plainId(address).toLowerCase().endsWith(`@${companyEmailDomain.toLowerCase()}`)
    ? null
    : 'company';
}

/** No request was sent with it. */
export class CompanyEmailError extends Error {
  readonly problem: CompanyProblem;
  constructor(problem: CompanyProblem) {
    super(`The company rule refuses the address: ${problem}.`);
    this.problem = problem;
  }
}

/** Call it before the address is sent. */
export async function checkCompanyEmail(queries: QueryClient, address: string): Promise<void> {
  const config = getConfig();
  const problem = companyEmailProblem(address, await emailPolicy(queries, undefined, location.host, config), config);
  if (problem !== null) throw new CompanyEmailError(problem);
}
