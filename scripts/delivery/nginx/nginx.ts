import { assetExtensions, contentTypes } from '../built-folder';
import { frontErrors } from './front-errors';
import { linksBody, refusalHeaders, type HeaderRule } from '../headers';
import type { Limits } from './limits';
import {
  foreignSite,
  forwardingHeaders,
  headersForFront,
  hopByHop,
  knownSite,
  methodsOfFiles,
  methodsOfServices,
  methodsWithBody,
  rebrandEntry,
  refusedTarget,
  traceIdPattern,
  validHost,
  visitHeader,
  visitOf,
} from './request-rules';

export interface NginxPlace {
  /** An absolute path. */
  root: string;
  /** Such as "443 ssl" or "127.0.0.1:8080". */
  listen: string;
  apiOrigin: URL;
  /** nginx trusts these certificate authorities for the services; an absolute path. */
  apiAuthorities: string;
  rebrandedHosts: readonly string[];
  /** nginx refuses requests for other hosts. */
  publicOrigins: readonly URL[];
  limits: Limits;
  /** nginx writes its own logs there; an absolute path. */
  logs: string;
}

/**
 * The access log must hold no token. It keeps the group `front_kept`: files by name, the first segment below /auth, and
 * service, version and resource below /api. It cuts off anything in another case or encoding.
 */
const loggedPath =
  '^(?<front_kept>/auth/assets/[a-zA-Z0-9_-]+[.][a-z0-9]+|/auth(?:/[a-z-]+)?|/api(?:/[a-z-]+/v[0-9]+(?:/[a-z-]+)?)?|/[.]well-known/[a-z-]+|/)';

/** nginx sends its own error responses from here. A client cannot request this location. */
const refused = '/-/refused';

/**
 * Writes maps and server blocks for the http block of nginx. `brotli_static` needs the module
 * ngx_http_brotli_static_module (Debian: libnginx-mod-http-brotli-static). Without the module remove the line; nginx
 * then serves gzip.
 */
export function nginxConfiguration(rules: readonly HeaderRule[], place: NginxPlace): string {
  const names = place.publicOrigins.map((origin) => origin.hostname);
  const everywhere = everyServer(place);
  return `# Written from the table of headers of this build: do not edit, build again.
${maps(place)}
# Every other host.
server {
  listen ${place.listen} default_server;
  server_name _;
${everywhere}
  location / { return 421; }
}
server {
  listen ${place.listen};
  server_name ${names.join(' ')};
  root ${place.root};
${everywhere}
  etag off;
  # No ranges: nginx would refuse a wrong range with the headers of the file.
  max_ranges 0;
  gzip_static on;
  gzip_vary on;
  brotli_static on;
  types { ${nginxTypes()} }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/javascript text/plain application/json;
${rules.map((rule) => locationOf(rule, place)).join('\n')}

  # Nothing else is served here.
  location / { return 404; }
}
`;
}

/**
 * The maps decide which requests nginx refuses, and with which message. They are volatile: the error response is a
 * second request through the same maps, which must pass.
 */
function maps({ publicOrigins, rebrandedHosts }: NginxPlace): string {
  const words = Object.entries(frontErrors);
  return `map $http_x_trace_id $front_trace_id {
  "~*${traceIdPattern}" $http_x_trace_id;
  default $request_id;
}
map $host $front_public_host {
  default "";
${publicOrigins.map(({ hostname, host }) => `  ${hostname} ${host};`).join('\n')}
}
map $host $front_public_scheme {
  default "";
${publicOrigins.map(({ hostname, protocol }) => `  ${hostname} ${protocol.slice(0, -1)};`).join('\n')}
}
# What the access log keeps of an address: never a query, and no part of a path that could be a token.
map $request_uri $front_logged {
  "~${loggedPath}" $front_kept;
  default "-";
}
log_format front '$time_iso8601 $remote_addr $request_method "$front_logged" $status $bytes_sent $request_time '
  '$upstream_status $front_trace_id';
# A request line without a path, and an ambiguous path.
map $request $front_line {
  "~^[A-Z]+ /" 0;
  default 1;
}
map $request_uri $front_target {
  "~*${refusedTarget}" 1;
  default 0;
}
# A body of a method that has none.
map "$request_method|$http_transfer_encoding|$content_length" $front_body {
  "~^(?:${methodsWithBody.join('|')})[|]" 0;
  "~^[A-Z]*[|][|]0*$" 0;
  default 1;
}
# nginx cannot remove a header that Connection names, so it refuses the request.
map $http_connection $front_connection {
  "" 0;
  "~*^(?:[\\s,]|(?:keep-alive|close|upgrade|te|http2-settings)(?=[\\s,]|$))*+$" 0;
  default 1;
}
map $http_host $front_host {
  "~*${validHost}" 0;
  default 1;
}
map $uri $front_refusal {
  volatile;
  ${refused} "";
  default "$front_host$front_line$front_target$front_body$front_connection";
}
map $front_refusal $front_refused {
  volatile;
  "" 0;
  00000 0;
  default 1;
}
# A page of another site that does not navigate (Fetch Metadata).
map "$http_sec_fetch_site|$http_sec_fetch_mode|$http_sec_fetch_dest" $front_site {
  "~*${foreignSite}" 1;
  default 0;
}
# From which site a visit comes, for the page (Server-Timing).
map $http_sec_fetch_site $front_visit {
  "~${knownSite}" '${visitOf('$http_sec_fetch_site')}';
  default "";
}
# The hosts of the second brand, for the page (Server-Timing).
map $host $front_brand {
  default "";
${[...new Set(rebrandedHosts.map((host) => host.split(':')[0]))].map((host) => `  ${host} '${rebrandEntry}';`).join('\n')}
}
map $uri $front_foreign {
  volatile;
  ${refused} 0;
  default $front_site;
}
map $status $front_code {
  volatile;
${words.map(([status, { code }]) => `  ${status} ${code};`).join('\n')}
  default SERVER_ERROR;
}
map $status $front_message {
  volatile;
${words.map(([status, { message }]) => `  ${status} "${message}";`).join('\n')}
  default "The request cannot be answered.";
}
map $request_uri $front_methods {
  "~^/api/" "${methodsOfServices.join(', ')}";
  default "${methodsOfFiles.join(', ')}";
}
map $status $front_allow {
  volatile;
  405 $front_methods;
  default "";
}`;
}

function everyServer({ limits, logs }: NginxPlace): string {
  const statuses = Object.keys(frontErrors).filter((status) => status !== '431');
  return `  access_log ${logs}/access.log front;
  # Messages below "alert" repeat the whole request line.
  error_log ${logs}/error.log alert;
  server_tokens off;
  absolute_redirect off;
  client_header_timeout ${limits.requestMs}ms;
  client_body_timeout ${limits.requestMs}ms;
  send_timeout ${limits.answerMs}ms;
  keepalive_timeout ${limits.keepAliveMs}ms;
  client_header_buffer_size 1k;
  large_client_header_buffers 2 ${limits.targetBytes};
  client_max_body_size ${limits.bodyBytes};
  reset_timedout_connection on;
  error_page ${statuses.join(' ')} ${refused};
  error_page 494 =431 ${refused};
${addHeaders(refusalHeaders)}

  # Errors of this server, in the error envelope.
  location = ${refused} {
    internal;
${addHeaders(refusalHeaders)}
    add_header X-Trace-Id $front_trace_id always;
    add_header Allow $front_allow always;
    types { }
    default_type application/json;
    charset utf-8;
    charset_types application/json;
    return 200 '{"code":"$front_code","message":"$front_message","traceId":"$front_trace_id","errors":[{"code":"$front_code","message":"$front_message"}]}\\n';
  }
  if ($front_refused) { return 400; }
  if ($front_foreign) { return 403; }`;
}

function locationOf(rule: HeaderRule, place: NginxPlace): string {
  const comment = `\n  # ${rule.name}`;
  const exact = `${comment}\n  location = ${rule.prefix}`;
  const onlyReads = `    if ($request_method !~ "^(?:${methodsOfFiles.join('|')})$") { return 405; }`;
  const visit = `    add_header ${visitHeader} $front_visit;\n    add_header ${visitHeader} $front_brand;`;
  const page = `${addHeaders(rule.headers, '    ')}\n${visit}\n${onlyReads}\n    if_modified_since off;\n    try_files /index.html =404;`;
  const file = `${addHeaders(rule.headers, '    ')}\n${onlyReads}\n    try_files $uri =404;`;
  if (rule.source === 'none') return `${exact} { return 404; }`;
  if (rule.source === 'moved')
    return `${exact} {\n${addHeaders(rule.headers, '    ')}\n${onlyReads}\n    return 302 ${rule.to};\n  }`;
  if (rule.source === 'links') {
    const body = linksBody(rule, '$front_public_scheme://$front_public_host');
    const headers = addHeaders(rule.headers, '    ');
    const answer = `types { }\n    default_type application/json;\n    return 200 '${body}';`;
    return `${exact} {\n${headers}\n${onlyReads}\n    ${answer}\n  }`;
  }
  // Without this nginx redirects "/prefix" to "/prefix/".
  const bare = `\n  location = ${rule.prefix.replace(/\/$/, '')} { return 404; }`;
  if (rule.source === 'upstream')
    return `${bare}${comment}\n  location ^~ ${rule.prefix} {\n${services(rule, place)}\n  }`;
  if (rule.source === 'page')
    return `${rule.match === 'exact' ? exact : `${comment}\n  location ${rule.prefix}`} {\n${page}\n  }`;
  if (rule.match === 'exact') return `${exact} {\n${file}\n  }`;
  const extensions = assetExtensions.map((extension) => extension.slice(1)).join('|');
  return `${comment}\n  location ^~ ${rule.prefix} {\n    location ~ "\\.(?:${extensions})$" {\n${file}\n    }\n    return 404;\n  }`;
}

/** nginx sends a request to the services once, on a new connection, without the client's forwarding headers. */
function services(rule: HeaderRule, { apiOrigin, apiAuthorities, limits }: NginxPlace): string {
  const ours = ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto'];
  const emptied = [...forwardingHeaders, ...hopByHop].filter((name) => !ours.includes(name) && name !== 'Connection');
  const hidden = [...Object.keys(rule.headers), ...headersForFront, ...hopByHop];
  return `${addHeaders(rule.headers)}
    if ($request_method !~ "^(?:${methodsOfServices.join('|')})$") { return 405; }
    proxy_pass ${apiOrigin.origin};
    proxy_http_version 1.1;
    proxy_set_header Connection close;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Host $front_public_host;
    proxy_set_header X-Forwarded-Proto $front_public_scheme;
${emptied.map((name) => `    proxy_set_header ${name} "";`).join('\n')}
${hidden.map((name) => `    proxy_hide_header ${name};`).join('\n')}
    proxy_ignore_headers ${headersForFront.filter((name) => name.startsWith('X-Accel-')).join(' ')};
${apiOrigin.protocol === 'https:' ? certificateCheck(apiOrigin, apiAuthorities) : ''}
    proxy_connect_timeout ${limits.connectMs}ms;
    proxy_send_timeout ${limits.answerMs}ms;
    proxy_read_timeout ${limits.answerMs}ms;
    proxy_next_upstream off;
    proxy_redirect off;
    proxy_buffer_size ${limits.headBytes};
    proxy_buffers 8 ${limits.headBytes};
    proxy_busy_buffers_size ${limits.headBytes * 2};`;
}

/** By default nginx checks no certificate, so passwords would go to any server at the address of the services. */
function certificateCheck({ hostname }: URL, authorities: string): string {
  return `    proxy_ssl_server_name on;
    proxy_ssl_name ${hostname};
    proxy_ssl_verify on;
    proxy_ssl_verify_depth 3;
    proxy_ssl_trusted_certificate ${authorities};
    proxy_ssl_protocols TLSv1.2 TLSv1.3;`;
}

/** Long-lived caching lacks "always", so nginx leaves it out of error responses. */
function addHeaders(headers: Readonly<Record<string, string>>, indent = '    '): string {
  return Object.entries(headers)
    .map(
      ([name, value]) =>
        `${indent}add_header ${name} "${value.replaceAll('"', '\\"')}"` +
        `${name === 'Cache-Control' && value !== 'no-store' ? '' : ' always'};`,
    )
    .join('\n');
}

function nginxTypes(): string {
  return Object.entries(contentTypes)
    .map(([extension, type]) => `${type.split(';')[0]} ${extension.slice(1)};`)
    .join(' ');
}
