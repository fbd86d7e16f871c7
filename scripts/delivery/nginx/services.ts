import type { HeaderRule } from '../headers';
import { addHeaders } from './directives';
import { passedHeaders, variableOf } from './passed-headers';
import type { NginxPlace } from './place';
import { headersForFront, hopByHop, methodsOfServices } from './request-rules';

/** A default is sent when the services send no such header. */
const variableOfDefault = (name: string): string => `$front_default_${name.toLowerCase().replaceAll('-', '_')}`;

export function defaultMaps(rules: readonly HeaderRule[]): string {
  return rules
    .flatMap(({ defaults = {} }) => Object.entries(defaults))
    .map(
      ([name, value]) => `map $upstream_http_${name.toLowerCase().replaceAll('-', '_')} ${variableOfDefault(name)} {
  volatile;
  "" "${value}";
  default "";
}`,
    )
    .join('\n');
}

/** nginx sends a request to the services once, on a new connection, with the headers of one list. */
export function services(rule: HeaderRule, { apiOrigin, apiAuthorities, limits }: NginxPlace): string {
  const ownHeaders = {
    Connection: 'close',
    'X-Forwarded-For': '$remote_addr',
    'X-Forwarded-Host': '$front_public_host',
    'X-Forwarded-Proto': '$front_public_scheme',
    'X-Trace-Id': '$front_trace_id',
    traceparent: '$front_traceparent',
    ...Object.fromEntries(passedHeaders().map((name) => [name, variableOf(name)])),
  };
  const hidden = [...Object.keys(rule.headers), ...headersForFront, ...hopByHop];
  const defaults = Object.keys(rule.defaults ?? {});
  return `${addHeaders(rule.headers)}
${defaults.map((name) => `    add_header ${name} ${variableOfDefault(name)} always;`).join('\n')}
    if ($request_method !~ "^(?:${methodsOfServices.join('|')})$") { return 405; }
    # A variable: nginx then looks the name up while it runs, and not only at its start.
    set $front_services ${apiOrigin.origin};
    proxy_pass $front_services;
    proxy_http_version 1.1;
    proxy_pass_request_headers off;
${Object.entries(ownHeaders)
  .map(([name, value]) => `    proxy_set_header ${name} ${value};`)
  .join('\n')}
${hidden.map((name) => `    proxy_hide_header ${name};`).join('\n')}
    proxy_ignore_headers ${headersForFront.filter((name) => name.startsWith('X-Accel-')).join(' ')};
${apiOrigin.protocol === 'https:' ? certificateCheck(apiOrigin, apiAuthorities) : ''}
    proxy_connect_timeout ${limits.connectMs}ms;
    proxy_send_timeout ${limits.responseMs}ms;
    proxy_read_timeout ${limits.responseMs}ms;
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
