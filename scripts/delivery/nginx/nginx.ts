import { readFileSync } from 'node:fs';
import { assetExtensions, contentTypes } from '../built-folder';
import { configurationFile } from '../configuration';
import { linksBody, refusalHeaders, type HeaderRule } from '../headers';
import { releaseFile } from '../release';
import type { NginxPlace } from './place';
import { hopByHop, knownSite, passedHeaders, variableOf, visitHeader, visitOf } from './request-rules';

/** Fills in the template front.conf: maps and server blocks for the http block of nginx. */
export function nginxConfiguration(rules: readonly HeaderRule[], place: NginxPlace): string {
  const { publicOrigins, hostBrands, tls, logs, trustedProxies, limits, release } = place;
  const values: Record<string, string> = {
    ...{ release, root: place.root, resolver: place.resolver, statusListen: place.statusListen },
    ...Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, String(limit)])),
    listen: listenTo(place.listen, tls ? ' ssl http2' : ''),
    listenByDefault: listenTo(place.listen, `${tls ? ' ssl http2' : ''} default_server`),
    names: publicOrigins.map(({ hostname }) => hostname).join(' '),
    publicHosts: publicOrigins.map(({ hostname, host }) => `${hostname} ${host};`).join('\n'),
    publicSchemes: publicOrigins.map(({ hostname, protocol }) => `${hostname} ${protocol.slice(0, -1)};`).join('\n'),
    knownSite,
    visit: visitOf('$http_sec_fetch_site'),
    brandOfOthers: hostBrands.others,
    brands: [...hostBrands.entries].map(([host, entry]) => `${host} '${entry}';`).join('\n'),
    servicesDefaults: rules.flatMap(({ defaults = {} }) => Object.entries(defaults).map(defaultMap)).join('\n'),
    types: Object.entries(contentTypes)
      .map(([extension, type]) => `${type.split(';')[0]} ${extension.slice(1)};`)
      .join(' '),
    refusalHeaders: addHeaders(refusalHeaders),
    configurationFile,
    releaseFile: releaseFile(release),
    proxies: trustedProxies.map((network) => `set_real_ip_from ${network};`).join('\n'),
    logs: `access_log ${logs}/access.log front;
access_log ${logs}/outage.log front if=$front_outage;
# Messages below "alert" repeat the whole request line.
error_log ${logs}/error.log alert;`,
    certificate: tls?.certificate ?? '',
    certificateKey: tls?.key ?? '',
    plainListen: listenTo(tls?.plainListen ?? '', ''),
  };
  if (trustedProxies.length > 0) values['proxies'] += '\nreal_ip_header X-Forwarded-For;\nreal_ip_recursive on;';
  values['tls'] = tls ? template('tls', values) : '';
  values['plainServers'] = tls ? template('plain-servers', values) : '';
  values['everyServer'] = template('every-server', values);
  values['locations'] = rules.map((rule) => locationOf(rule, place, values)).join('\n\n');
  return `${template('front', values)}\n`;
}

const listenTo = (addresses: string, options: string): string =>
  addresses
    .split(/[\s,]+/)
    .map((address) => `listen ${address}${options};`)
    .join('\n');

/** Fills in the double braces of a file beside this one. Each line of a value is indented as its place. */
function template(name: string, values: Readonly<Record<string, string>>): string {
  const lines = readFileSync(new URL(`${name}.conf`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines
    .map((line) => {
      const indent = ' '.repeat(line.length - line.trimStart().length);
      const filled = line.trimStart().replaceAll(/\{\{(\w+)\}\}/g, (_braces, key: string) => {
        const value = values[key];
        if (value === undefined) throw new Error(`${name}.conf names ${key}, which nothing fills in.`);
        return value;
      });
      return filled.replaceAll(/^(?=.)/gm, indent);
    })
    .join('\n');
}

/** Long-lived caching lacks "always", so nginx leaves it out of error responses. */
function addHeaders(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => {
      const always = name === 'Cache-Control' && value !== 'no-store' ? '' : ' always';
      return `add_header ${name} "${value.replaceAll('"', '\\"')}"${always};`;
    })
    .join('\n');
}

const snakeCase = (header: string): string => header.toLowerCase().replaceAll('-', '_');

/** A default is sent when the services send no such header. */
function defaultMap([name, value]: [string, string]): string {
  return `map $upstream_http_${snakeCase(name)} $front_default_${snakeCase(name)} {
  "" "${value}";
}`;
}

function locationOf(rule: HeaderRule, place: NginxPlace, values: Readonly<Record<string, string>>): string {
  const { name, prefix, match, source } = rule;
  const exact = `location = ${prefix}`;
  const block = (start: string, ...lines: string[]): string =>
    `# ${name}\n${start} {\n${lines.join('\n').replaceAll(/^(?=.)/gm, '  ')}\n}`;
  const headers = addHeaders(rule.headers);
  const onlyReads = 'if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }';
  if (source === 'none') return block(exact, 'return 404;');
  if (source === 'moved') return block(exact, headers, onlyReads, `return 302 ${rule.to};`);
  if (source === 'links') {
    const body = linksBody(rule, '$front_public_scheme://$front_public_host');
    return block(exact, headers, onlyReads, `return 200 '${body}';`);
  }
  if (source === 'upstream') {
    // Without the first line nginx redirects "/prefix" to "/prefix/".
    const bare = `location = ${prefix.replace(/\/$/, '')} { return 404; }`;
    return `${bare}\n${block(`location ^~ ${prefix}`, headers, services(rule, place, values))}`;
  }
  if (source === 'page') {
    const visit = `add_header ${visitHeader} $front_visit;\nadd_header ${visitHeader} $front_brand;`;
    const start = match === 'exact' ? exact : `location ${prefix}`;
    return block(start, headers, visit, onlyReads, 'if_modified_since off;', 'try_files /index.html =404;');
  }
  const file = [headers, onlyReads, 'try_files $uri =404;'];
  if (match === 'exact') return block(exact, ...file);
  const extensions = assetExtensions.map((extension) => extension.slice(1)).join('|');
  return block(`location ^~ ${prefix}`, `location ~ "\\.(?:${extensions})$" {`, ...file, '}', 'return 404;');
}

function services(
  rule: HeaderRule,
  { apiOrigin, apiAuthorities }: NginxPlace,
  values: Readonly<Record<string, string>>,
): string {
  const hidden = [...Object.keys(rule.headers), ...hopByHop];
  return template('services', {
    ...values,
    servicesDefaults: Object.keys(rule.defaults ?? {})
      .map((name) => `add_header ${name} $front_default_${snakeCase(name)} always;`)
      .join('\n'),
    apiOrigin: apiOrigin.origin,
    passedHeaders: passedHeaders()
      .map((name) => `proxy_set_header ${name} ${variableOf(name)};`)
      .join('\n'),
    hiddenHeaders: hidden.map((name) => `proxy_hide_header ${name};`).join('\n'),
    certificateCheck: apiOrigin.protocol === 'https:' ? template('services-certificate', { apiAuthorities }) : '',
  });
}
