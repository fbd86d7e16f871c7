import dns from 'node:dns';
import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { CliError, originsFrom } from '../../../mock-server/adapters/cli-error';
import { hostBrandsOf } from '../host-brands';
import { releaseOf } from '../release';

export const debianAuthorities = '/etc/ssl/certs/ca-certificates.crt';

/** Where nginx runs, and for whom. Its paths are absolute. */
export type NginxPlace = ReturnType<typeof placeFrom>;

/**
 * Reads the variables of docs/delivery.md.
 * @throws CliError for a wrong one
 */
export function placeFrom(built: string, environment: Readonly<Record<string, string | undefined>>) {
  const read = (name: string, otherwise: string): string => safe(name, environment[name] ?? otherwise);
  /** With its chain (PEM). */
  const certificate = read('TLS_CERTIFICATE_FILE', '/etc/nginx/tls/fullchain.pem');
  return {
    root: read('DELIVERED_FOLDER', resolve(built)),
    release: releaseOf(built),
    /** Such as "443", "127.0.0.1:8080", or several with commas: "443, [::]:443". */
    listen: read('LISTEN', '443'),
    /** Without it nginx speaks plain http, for a machine that ends TLS before it. */
    ...(certificate !== '' && {
      tls: {
        certificate,
        key: read('TLS_KEY_FILE', '/etc/nginx/tls/privkey.pem'),
        /** Plain http is redirected from here. */
        plainListen: read('LISTEN_PLAIN', '80'),
      },
    }),
    /** The address with nginx's own numbers, for this machine only. */
    statusListen: read('STATUS_LISTEN', '127.0.0.1:8081'),
    apiOrigin: apiOriginFrom(read('API_ORIGIN', 'https://services.example')),
    /** nginx asks these name servers for the services again and again. */
    resolver: read('RESOLVER', nameServers()),
    /** nginx trusts these certificate authorities for the services. */
    apiAuthorities: read('API_CA_FILE', debianAuthorities),
    /** nginx refuses requests for other hosts. */
    publicOrigins: addressesFrom('PUBLIC_ORIGIN', read('PUBLIC_ORIGIN', 'https://login.example')),
    hostBrands: hostBrandsOf(built),
    /** From these networks, X-Forwarded-For names the client: a delivery network or a load balancer. */
    trustedProxies: read('TRUSTED_PROXIES', '')
      .split(/[\s,]+/)
      .filter(Boolean),
    limits: limitsFrom(environment),
    /** nginx writes its own logs there. */
    logs: '/var/log/nginx',
  };
}

/**
 * The name servers of this machine, as nginx writes them; nginx itself does not read them. One of a single network link
 * (fe80::) is left out, since nginx cannot name the link.
 */
export function nameServers(): string {
  return dns
    .getServers()
    .filter((address) => !/^fe[89ab]/i.test(address))
    .map((address) => (isIPv6(address) ? `[${address}]` : address))
    .join(' ');
}

/** @throws CliError for a value that would be more than one word of nginx.conf */
function safe(name: string, value: string): string {
  if (/^[\w.:/,\-[\] ]*$/.test(value)) return value;
  throw new CliError(`${name} becomes a part of nginx.conf, and "${value}" has a character that it may not have.`);
}

/** @throws CliError for anything but an origin */
export function apiOriginFrom(text: string): URL {
  const [origin, ...others] = addressesFrom('API_ORIGIN', text);
  if (!origin || others.length > 0) throw new CliError(`API_ORIGIN takes one origin, and it is "${text}".`);
  return origin;
}

/** @throws CliError for anything but origins, such as a path or a bare name, and for none */
function addressesFrom(name: string, text: string): URL[] {
  const origins = originsFrom(name, text);
  if (origins.length === 0) throw new CliError(`${name} must be an origin, and it is empty.`);
  return origins.map((origin) => new URL(origin));
}

/**
 * What nginx allows a request and the services: times in ms, sizes in bytes. REQUEST_TIMEOUT_MS and ANSWER_TIMEOUT_MS
 * of the environment replace the defaults.
 * @throws CliError when one of them is not a number of at least 100
 */
export function limitsFrom(environment: Readonly<Record<string, string | undefined>>) {
  const milliseconds = (name: string, otherwise: number): number => {
    const given = environment[name];
    if (!given) return otherwise;
    const value = Number(given);
    if (Number.isInteger(value) && value >= 100) return value;
    throw new CliError(`${name} must be a number of milliseconds from 100, and it is "${given}".`);
  };
  /** How long the services may be silent before and within a response. */
  const responseMs = milliseconds('ANSWER_TIMEOUT_MS', 60_000);
  return {
    /** For a whole request to arrive. */
    requestMs: milliseconds('REQUEST_TIMEOUT_MS', 15_000),
    /** For the services to accept a connection. */
    connectMs: Math.min(5000, responseMs),
    responseMs,
    /** How long an idle connection stays open. */
    keepAliveMs: 5000,
    /** All headers of a request or a response. */
    headBytes: 16 * 1024,
    /** Path and query. */
    targetBytes: 8 * 1024,
    bodyBytes: 1024 * 1024,
  };
}
