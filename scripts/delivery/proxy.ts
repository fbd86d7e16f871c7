import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { dropConnection } from '../../mock-server/adapters/node-http';

/** Headers that belong to one connection, not to the message (RFC 9110, 7.6.1). */
const hopByHop = new Set(['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade']);

/**
 * Passes a request on and streams the answer back (server-sent events too). An upstream that is down gives a 503 in the error
 * envelope of the contract, so that the app can say it in its own words.
 * @param keepHost true when the upstream stands for our own origin (the mock beside us), so that links it makes lead here
 */
export function passOn(upstream: URL, keepHost: boolean, request: IncomingMessage, response: ServerResponse): void {
  const send = upstream.protocol === 'https:' ? httpsRequest : httpRequest;
  const headers = withoutHopByHop(request.headers);
  headers['x-forwarded-proto'] = 'http';
  headers['x-forwarded-host'] = request.headers.host;
  if (!keepHost) headers.host = upstream.host;
  const passed = send(upstream, { method: request.method, path: request.url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
    answer.pipe(response);
    // An answer that breaks off up there breaks off down here too: never a short body that looks whole.
    answer.on('error', () => response.destroy());
  });
  passed.on('error', (error: NodeJS.ErrnoException) => {
    const refused = error.code === 'ECONNREFUSED' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN' || error.code === 'ETIMEDOUT';
    if (response.headersSent || !refused) {
      dropConnection(response);
      return;
    }
    const traceId = String(request.headers['x-trace-id'] ?? 'none');
    const message = 'The service behind this server cannot be reached.';
    const code = 'SERVICE_UNAVAILABLE';
    response.writeHead(503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', 'X-Trace-Id': traceId });
    response.end(JSON.stringify({ code, message, traceId, errors: [{ code, message }] }));
  });
  response.on('close', () => passed.destroy());
  request.pipe(passed);
}

function withoutHopByHop<Headers extends object>(headers: Headers): Record<string, string | string[] | undefined> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
}
