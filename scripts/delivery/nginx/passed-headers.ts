import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

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
