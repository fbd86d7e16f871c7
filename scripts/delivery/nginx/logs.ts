import { refused, type NginxPlace } from './place';

/**
 * The access log must hold no token. It keeps the group `front_kept`: files by name, the first segment below /auth, and
 * service, version and resource below /api. It cuts off anything in another case or encoding.
 */
const loggedPath =
  '^(?<front_kept>/auth/assets/[a-zA-Z0-9_-]+[.][a-z0-9]+|/auth(?:/[a-z-]+)?|/api(?:/[a-z-]+/v[0-9]+(?:/[a-z-]+)?)?|/[.]well-known/[a-z-]+|/(?:healthz|readyz)?)(?:[/?]|$)';

/** The fields of a line, as JSON. nginx writes "" for a value that does not exist. */
const fields = {
  time: '$time_iso8601',
  client: '$remote_addr',
  host: '$front_logged_host',
  method: '$front_method',
  path: '$front_logged',
  protocol: '$server_protocol',
  tls: '$ssl_protocol',
  status: '$status',
  bytes: '$bytes_sent',
  seconds: '$request_time',
  upstream: '$upstream_addr',
  upstreamStatus: '$upstream_status',
  upstreamConnectSeconds: '$upstream_connect_time',
  upstreamSeconds: '$upstream_response_time',
  traceId: '$front_trace_id',
};

export function logMaps(): string {
  const line = Object.entries(fields).map(([name, value]) => `"${name}":"${value}"`);
  return `# What the access log keeps of an address: never a query, and no part of a path that could be a token.
map $request_uri $front_logged {
  "~${loggedPath}" $front_kept;
  default "-";
}
map $front_public_host $front_logged_host {
  "" "-";
  default $front_public_host;
}
# nginx turns the method into GET where it answers itself, so this reads it from the request line.
map $request $front_method {
  "~^(?<front_verb>[A-Z]+) " $front_verb;
  default "-";
}
log_format front escape=json '{${line.join(',')}}';
# The services did not answer, or not as HTTP.
map "$status|$uri" $front_outage {
  volatile;
  "~^50[0-4][|]${refused}" 1;
  default 0;
}`;
}

/**
 * nginx writes the whole request line into each message below "alert", so its error log cannot tell of an outage.
 * outage.log does: it repeats those lines of the access log.
 */
export function logDirectives({ logs }: NginxPlace): string {
  return `  access_log ${logs}/access.log front;
  access_log ${logs}/outage.log front if=$front_outage;
  # Messages below "alert" repeat the whole request line.
  error_log ${logs}/error.log alert;`;
}
