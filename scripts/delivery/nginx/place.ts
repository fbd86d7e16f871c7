import dns from 'node:dns';
import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { CliError } from '../../../mock-server/adapters/cli-error';
import { hostBrandsOf } from '../host-brands';
import { releaseOf } from '../release';
import { limitsFrom } from './limits';
import { originFrom, publicOriginsFrom } from './public-origins';

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
    apiOrigin: originFrom('API_ORIGIN', read('API_ORIGIN', 'https://services.example'), 'https://services.example'),
    /** nginx asks these name servers for the services again and again. */
    resolver: read('RESOLVER', nameServers()),
    /** nginx trusts these certificate authorities for the services. */
    apiAuthorities: read('API_CA_FILE', debianAuthorities),
    /** nginx refuses requests for other hosts. */
    publicOrigins: publicOriginsFrom(read('PUBLIC_ORIGIN', 'https://login.example')),
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
