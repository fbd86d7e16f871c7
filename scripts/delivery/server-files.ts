import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rebrandedHostsOf, rulesOf } from './built-folder';
import { linksBody, refusalHeaders, type HeaderRule } from './headers';
import { limitsFrom } from './nginx/limits';
import { nginxConfiguration } from './nginx/nginx';
import { areSecure, originFrom, publicOriginsFrom } from './nginx/public-origins';

export const debianAuthorities = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Writes the table of headers as nginx.conf (for the http block) and cdn.json. Reads PUBLIC_ORIGIN, API_ORIGIN,
 * API_CA_FILE and the time-outs from the environment.
 * @returns the paths of the files
 */
export function writeServerFiles(built: string, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const {
    PUBLIC_ORIGIN = 'https://login.example',
    API_ORIGIN = 'https://services.example',
    API_CA_FILE = debianAuthorities,
  } = process.env;
  const place = {
    root: resolve(built),
    listen: '443 ssl',
    apiOrigin: originFrom('API_ORIGIN', API_ORIGIN, 'https://services.example'),
    apiAuthorities: API_CA_FILE,
    publicOrigins: publicOriginsFrom(PUBLIC_ORIGIN),
    rebrandedHosts: rebrandedHostsOf(built),
    limits: limitsFrom(process.env),
    logs: '/var/log/nginx',
  };
  const rules = rulesOf(built, { isSecure: areSecure(place.publicOrigins) });
  const files = { 'nginx.conf': nginxConfiguration(rules, place), 'cdn.json': cdnRules(rules, place.publicOrigins) };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return Object.keys(files).map((name) => join(folder, name));
}

/** A content delivery network reads these rules. The longest prefix comes first; the first match applies. */
function cdnRules(rules: readonly HeaderRule[], publicOrigins: readonly URL[]): string {
  const sorted = [...rules].sort((a, b) => b.prefix.length - a.prefix.length);
  const written = sorted.map((rule) => {
    const { name, prefix, match, source, to, headers } = rule;
    return {
      description: name,
      path: match === 'exact' ? prefix : `${prefix}*`,
      origin: source === 'upstream' ? 'services' : source === 'page' || source === 'file' ? 'folder' : 'none',
      ...(source === 'page' && { file: '/index.html' }),
      ...(source === 'moved' && { redirect: { status: 302, location: to } }),
      ...(source === 'links' && { bodies: publicOrigins.map(({ host, origin }) => bodyAt(rule, host, origin)) }),
      headers,
    };
  });
  return `${JSON.stringify({ notFound: { status: 404, headers: refusalHeaders }, rules: written }, null, 2)}\n`;
}

function bodyAt(rule: HeaderRule, host: string, origin: string) {
  return { host, status: 200, contentType: 'application/json; charset=utf-8', body: linksBody(rule, origin) };
}
