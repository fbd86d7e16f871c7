import { contentTypes } from '../built-folder';
import { refusalHeaders, type HeaderRule } from '../headers';
import { addHeaders } from './directives';
import { frontErrors } from './front-errors';
import { healthLocations, statusServer } from './health';
import { locationOf } from './locations';
import { logDirectives, logMaps } from './logs';
import { maps } from './maps';
import { refused, refusedAtLast, type NginxPlace } from './place';
import { defaultMaps } from './services';
import { plainServer, tlsDirectives } from './tls';

/**
 * Writes maps and server blocks for the http block of nginx. `brotli_static` needs the module
 * ngx_http_brotli_static_module (Debian: libnginx-mod-http-brotli-static). Without the module remove the line; nginx
 * then serves gzip.
 */
export function nginxConfiguration(rules: readonly HeaderRule[], place: NginxPlace): string {
  const names = place.publicOrigins.map((origin) => origin.hostname).join(' ');
  const everywhere = everyServer(place);
  const listen = place.tls ? `${place.listen} ssl http2` : place.listen;
  return `# Written from the table of headers of this build: do not edit, build again.
# Release: ${place.release}
${maps(place)}
${logMaps()}
${defaultMaps(rules)}
# Every other host.
server {
  listen ${listen} default_server;
  server_name _;
${everywhere}
  location / { return 421; }
}
server {
  listen ${listen};
  server_name ${names};
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
${plainServer(place, names)}
${statusServer(place)}
`;
}

function everyServer(place: NginxPlace): string {
  const { root, limits, resolver, trustedProxies } = place;
  const statuses = Object.keys(frontErrors).filter((status) => !['411', '431'].includes(status));
  const ofProxies = trustedProxies.map((network) => `  set_real_ip_from ${network};`);
  return `  root ${root};
${logDirectives(place)}
${tlsDirectives(place)}
  resolver ${resolver};
  resolver_timeout ${limits.connectMs}ms;
${ofProxies.length === 0 ? '' : [...ofProxies, '  real_ip_header X-Forwarded-For;', '  real_ip_recursive on;'].join('\n')}
  server_tokens off;
  absolute_redirect off;
  client_header_timeout ${limits.requestMs}ms;
  client_body_timeout ${limits.requestMs}ms;
  send_timeout ${limits.responseMs}ms;
  keepalive_timeout ${limits.keepAliveMs}ms;
  client_header_buffer_size 1k;
  large_client_header_buffers 2 ${limits.targetBytes};
  client_max_body_size ${limits.bodyBytes};
  reset_timedout_connection on;
  error_page ${statuses.join(' ')} ${refused};
  error_page 411 ${refusedAtLast};
  error_page 494 =431 ${refused};
  error_page 497 =400 ${refused};
${addHeaders(refusalHeaders, '  ')}

  # Errors of this server, in the error envelope.
  location = ${refused} {
${refusal}
  }
  location = ${refusedAtLast} {
    keepalive_timeout 0;
${refusal}
  }
  if ($front_chunked) { return 411; }
  if ($front_refused) { return 400; }
  if ($front_foreign) { return 403; }
${healthLocations(place)}`;
}

const refusal = `    internal;
${addHeaders(refusalHeaders)}
    add_header X-Trace-Id $front_trace_id always;
    add_header Allow $front_allow always;
    types { }
    default_type application/json;
    charset utf-8;
    charset_types application/json;
    return 200 '{"code":"$front_code","message":"$front_message","traceId":"$front_trace_id","errors":[{"code":"$front_code","message":"$front_message"}]}\\n';`;

function nginxTypes(): string {
  return Object.entries(contentTypes)
    .map(([extension, type]) => `${type.split(';')[0]} ${extension.slice(1)};`)
    .join(' ');
}
