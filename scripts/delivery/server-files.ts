import dns from 'node:dns';
import { mkdirSync, writeFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import { hostBrandsOf } from './host-brands';
import { rulesOf } from './built-folder';
import { CliError } from '../../mock-server/adapters/cli-error';
import { releaseOf } from './release';
import { linksBody, refusalHeaders, type HeaderRule } from './headers';
import { limitsFrom } from './nginx/limits';
import { nginxConfiguration } from './nginx/nginx';
import type { NginxPlace } from './nginx/place';
import { areSecure, originFrom, publicOriginsFrom } from './nginx/public-origins';

export const debianAuthorities = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Writes the table of headers as nginx.conf (for the http block) and cdn.json. Reads the variables of docs/delivery.md
 * from the environment.
 * @returns the paths of the files
 * @throws CliError for a wrong variable
 */
export function writeServerFiles(built: string, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const place = placeFrom(built, process.env);
  const rules = rulesOf(built, { isSecure: areSecure(place.publicOrigins) });
  const files = { 'nginx.conf': nginxConfiguration(rules, place), 'cdn.json': cdnRules(rules, place.publicOrigins) };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return Object.keys(files).map((name) => join(folder, name));
}

function placeFrom(built: string, environment: Readonly<Record<string, string | undefined>>): NginxPlace {
  const read = (name: string, otherwise: string): string => safe(name, environment[name] ?? otherwise);
  const certificate = read('TLS_CERTIFICATE_FILE', '/etc/nginx/tls/fullchain.pem');
  return {
    root: read('DELIVERED_FOLDER', resolve(built)),
    release: releaseOf(built),
    listen: read('LISTEN', '443'),
    ...(certificate !== '' && {
      tls: {
        certificate,
        key: read('TLS_KEY_FILE', '/etc/nginx/tls/privkey.pem'),
        plainListen: read('LISTEN_PLAIN', '80'),
      },
    }),
    statusListen: read('STATUS_LISTEN', '127.0.0.1:8081'),
    apiOrigin: originFrom('API_ORIGIN', read('API_ORIGIN', 'https://services.example'), 'https://services.example'),
    resolver: read('RESOLVER', nameServers()),
    apiAuthorities: read('API_CA_FILE', debianAuthorities),
    publicOrigins: publicOriginsFrom(read('PUBLIC_ORIGIN', 'https://login.example')),
    hostBrands: hostBrandsOf(built),
    trustedProxies: read('TRUSTED_PROXIES', '')
      .split(/[\s,]+/)
      .filter(Boolean),
    limits: limitsFrom(environment),
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

/** A content delivery network reads these rules. The longest prefix comes first; the first match applies. */
function cdnRules(rules: readonly HeaderRule[], publicOrigins: readonly URL[]): string {
  const sorted = [...rules].sort((a, b) => b.prefix.length - a.prefix.length);
  const written = sorted.map((rule) => {
    const { name, prefix, match, source, to, headers, defaults } = rule;
    return {
      description: name,
      path: match === 'exact' ? prefix : `${prefix}*`,
      origin: source === 'upstream' ? 'services' : source === 'page' || source === 'file' ? 'folder' : 'none',
      ...(source === 'page' && { file: '/index.html' }),
      ...(source === 'moved' && { redirect: { status: 302, location: to } }),
      ...(source === 'links' && { bodies: publicOrigins.map(({ host, origin }) => bodyAt(rule, host, origin)) }),
      headers,
      ...(defaults && { defaults }),
    };
  });
  return `${JSON.stringify({ notFound: { status: 404, headers: refusalHeaders }, rules: written }, null, 2)}\n`;
}

function bodyAt(rule: HeaderRule, host: string, origin: string) {
  return { host, status: 200, contentType: 'application/json; charset=utf-8', body: linksBody(rule, origin) };
}
