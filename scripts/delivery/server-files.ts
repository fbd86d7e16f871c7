import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesOf } from './built-folder';
import { linksBody, refusalHeaders, type HeaderRule } from './headers';
import { nginxConfiguration } from './nginx/nginx';
import { placeFrom } from './nginx/place';

/**
 * Writes the table of headers as nginx.conf (for the http block) and cdn.json. Reads the variables of docs/delivery.md
 * from the environment.
 * @throws CliError for a wrong variable
 */
export function writeServerFiles(built: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const place = placeFrom(built, process.env);
  const rules = rulesOf(built, { isSecure: areHttps(place.publicOrigins) });
  const files = { 'nginx.conf': nginxConfiguration(rules, place), 'cdn.json': cdnRules(rules, place.publicOrigins) };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
    console.log(`For a front server: ${join(folder, name)}`);
  }
}

export const areHttps = (origins: readonly URL[]) => origins.every(({ protocol }) => protocol === 'https:');

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
