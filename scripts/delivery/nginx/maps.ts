import { frontErrors } from './front-errors';
import { refused, type NginxPlace } from './place';
import {
  foreignSite,
  knownSite,
  methodsOfFiles,
  methodsOfServices,
  methodsWithBody,
  refusedTarget,
  traceIdPattern,
  traceParentPattern,
  validHost,
  visitOf,
} from './request-rules';

/**
 * A page sends its trace id in both headers. Another client may send one header or none. nginx adds what is missing, so
 * the services always receive the id that the log has.
 */
const traceMaps = `map "$http_x_trace_id|$http_traceparent" $front_trace_id {
  "~^(?<front_given>${traceIdPattern})[|]" $front_given;
  "~[|]00-(?<front_parent>${traceIdPattern})-${traceParentPattern}$" $front_parent;
  default $request_id;
}
map $request_id $front_span {
  "~^(?<front_half>.{16})" $front_half;
}
map "$front_trace_id|$http_traceparent" $front_traceparent {
  "~^(?<front_id>${traceIdPattern})[|](?<front_own>00-\\k<front_id>-${traceParentPattern})$" $front_own;
  default "00-$front_trace_id-$front_span-01";
}`;

/**
 * The maps decide which requests nginx refuses, and with which message. They are volatile: the error response is a
 * second request through the same maps, which must pass.
 */
export function maps({ publicOrigins, hostBrands }: Pick<NginxPlace, 'publicOrigins' | 'hostBrands'>): string {
  const words = Object.entries(frontErrors);
  return `${traceMaps}
map $host $front_public_host {
  default "";
${publicOrigins.map(({ hostname, host }) => `  ${hostname} ${host};`).join('\n')}
}
map $host $front_public_scheme {
  default "";
${publicOrigins.map(({ hostname, protocol }) => `  ${hostname} ${protocol.slice(0, -1)};`).join('\n')}
}
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
# Browsers send no chunks, and servers disagree about where a malformed one ends.
map "$uri|$http_transfer_encoding" $front_chunked {
  volatile;
  "~^${refused}" 0;
  "~[|].*[^\\s,]" 1;
  default 0;
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
  "~^${refused}" "";
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
# The brand of a host, for the page (Server-Timing).
map $host $front_brand {
  default '${hostBrands.others}';
${[...hostBrands.entries].map(([host, entry]) => `  ${host} '${entry}';`).join('\n')}
}
map $uri $front_foreign {
  volatile;
  "~^${refused}" 0;
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
