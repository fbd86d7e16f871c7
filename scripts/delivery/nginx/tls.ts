import { refusalHeaders } from '../headers';
import { addHeaders } from './directives';
import { logDirectives } from './logs';
import type { NginxPlace } from './place';
import { methodsOfFiles } from './request-rules';

/** The ciphers of TLS 1.2 keep recorded connections secret even when the key is stolen later. */
const ciphers = [
  ...['ECDHE-ECDSA-AES128-GCM-SHA256', 'ECDHE-RSA-AES128-GCM-SHA256', 'ECDHE-ECDSA-AES256-GCM-SHA384'],
  ...['ECDHE-RSA-AES256-GCM-SHA384', 'ECDHE-ECDSA-CHACHA20-POLY1305', 'ECDHE-RSA-CHACHA20-POLY1305'],
].join(':');

export function tlsDirectives({ tls }: NginxPlace): string {
  if (!tls) return '';
  return `  ssl_certificate ${tls.certificate};
  ssl_certificate_key ${tls.key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_ciphers ${ciphers};
  ssl_session_cache shared:front:10m;
  ssl_session_tickets off;`;
}

/** Browsers come by plain http once, before they know of HSTS. Nothing that was sent so counts. */
export function plainServer(place: NginxPlace, names: string): string {
  if (!place.tls) return '';
  const server = (start: string, response: string): string => `server {
  listen ${place.tls?.plainListen}${start}
${logDirectives(place)}
  server_tokens off;
  client_header_timeout ${place.limits.requestMs}ms;
  keepalive_timeout 0;
${addHeaders(refusalHeaders, '  ')}
  if ($front_chunked) { return 400; }
  if ($front_refused) { return 400; }
  location / {
    if ($request_method !~ "^(?:${methodsOfFiles.join('|')})$") { return 405; }
    ${response}
  }
}`;
  return `# Plain http.
${server(' default_server;\n  server_name _;', 'return 421;')}
${server(`;\n  server_name ${names};`, 'return 301 https://$front_public_host$request_uri;')}`;
}
