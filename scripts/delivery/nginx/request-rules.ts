import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * Tells the page from which site the visit came. A script cannot read Sec-Fetch-Site, but it can read this header (see
 * docs/decisions/security-headers.md).
 */
export const visitHeader = 'Server-Timing';

/** nginx passes only these values of Sec-Fetch-Site on to the page. */
export const knownSite = '^(?:none|same-origin|same-site|cross-site)$';

/** An entry of `visitHeader`, named `visit`, whose description is the site. */
export const visitOf = (site: string): string => `visit;desc="${site}"`;

/**
 * Headers that belong to one connection, not to the message (RFC 9110, 7.6.1). nginx itself takes out `Connection`,
 * `Keep-Alive` and `Transfer-Encoding`.
 */
export const hopByHop = [
  ...['Proxy-Authenticate', 'Proxy-Authorization', 'Proxy-Connection', 'TE', 'Trailer', 'Upgrade'],
  ...['HTTP2-Settings', 'Expect'],
];

const contract = 'openapi/generated';

/** What browsers say of themselves and of a request. */
const ofBrowsers = [
  ...['Accept', 'Accept-Encoding', 'Accept-Language', 'Content-Type', 'Cookie', 'Origin', 'Referer', 'User-Agent'],
  ...['Sec-CH-UA', 'Sec-CH-UA-Mobile', 'Sec-CH-UA-Platform', 'Sec-GPC'],
  // Sessions that are bound to a device (W3C DBSC), by their names of today and of the trial.
  ...['Secure-Session-Response', 'Secure-Session-Skipped', 'Sec-Secure-Session-Id'],
  ...['Sec-Session-Response', 'Sec-Session-Id'],
  ...['Sec-Fetch-Dest', 'Sec-Fetch-Mode', 'Sec-Fetch-Site', 'Sec-Fetch-User'],
];

const header = z.object({ in: z.literal('header'), name: z.string() });

/** nginx makes these two itself. */
const ofTrace = ['x-trace-id', 'traceparent'];

/**
 * The only request headers that reach the services: those of browsers and those of the contract. A list of forbidden
 * names would never be complete, because each network has its own names for a client and a user.
 */
export function passedHeaders(): string[] {
  const names = new Set<string>();
  for (const file of readdirSync(contract).filter((name) => name.endsWith('.json')))
    JSON.parse(readFileSync(join(contract, file), 'utf8'), (_key, value: unknown) => {
      const { name = '' } = header.safeParse(value).data ?? {};
      if (name !== '' && !ofTrace.includes(name.toLowerCase())) names.add(name);
      return value;
    });
  return [...ofBrowsers, ...[...names].sort()];
}

export const variableOf = (header: string): string => `$http_${header.toLowerCase().replaceAll('-', '_')}`;
