import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { MockRequest, MockResponse } from '../http/http';

/**
 * The most that the adapter keeps of a body. A truncated body is too large for the operation already, so the response
 * is 413.
 */
const MOST_READ = 9 * 1024 * 1024;

/**
 * Turns a target in absolute form, such as a client sends to a proxy, into path and query. Its host then counts, and the
 * Host header does not (RFC 9112, 3.2.2).
 */
export function toOriginForm(incoming: IncomingMessage): void {
  const [, host, rest = ''] = /^https?:\/\/([^/?#]+)((?:[/?#].*)?)$/i.exec(incoming.url ?? '') ?? [];
  if (host === undefined) return;
  incoming.headers.host = host;
  incoming.url = rest.startsWith('/') ? rest : `/${rest}`;
}

export async function readNodeRequest(incoming: IncomingMessage, origin: string): Promise<MockRequest> {
  const { method = 'GET', url = '/' } = incoming;
  const mayHaveBody = method !== 'GET' && method !== 'HEAD';
  const body = mayHaveBody ? await readBytes(incoming) : null;
  // Node reads the first of several.
  const { host } = incoming.headersDistinct;
  const headers = { ...asTexts(incoming.headers), ...(host && host.length > 1 && { host: host.join() }) };
  return { method, url, headers, body, origin };
}

function asTexts(headers: IncomingHttpHeaders): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) texts[name] = typeof value === 'string' ? value : value.join('; ');
  return texts;
}

/** @throws the error of the stream when the client closes the connection before the end of the body */
async function readBytes(incoming: AsyncIterable<Buffer>): Promise<Uint8Array | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size <= MOST_READ) chunks.push(chunk);
  }
  return size === 0 ? null : Buffer.concat(chunks);
}

/**
 * Ends a connection without a response. When a kept-alive connection closes silently, a browser repeats the request,
 * even a POST, up to six times. One fault would become many calls. So this first writes one byte that cannot start a
 * response.
 */
function dropConnection(response: ServerResponse): void {
  const { socket } = response;
  if (response.destroyed || response.headersSent || socket === null) response.destroy();
  else socket.write('\0', () => socket.destroy());
}

/** A dropped or truncated response destroys the socket, because HTTP cannot express such a fault. */
export async function writeNodeResponse(response: ServerResponse, sent: MockResponse): Promise<void> {
  await sent.late;
  if (sent.drop || response.destroyed) return dropConnection(response);
  for (const [name, value] of sent.headers) response.appendHeader(name, value);
  if (sent.status === 204 || sent.status === 304) {
    response.writeHead(sent.status).end();
    return;
  }
  const body = Buffer.from(sent.body ?? '');
  response.writeHead(sent.status, { 'Content-Length': body.length });
  if (sent.truncate || sent.paced) await writeFaultyBody(response, sent, body);
  else response.end(body);
}

/** A fault sends the body slowly, or half of it before the connection breaks. */
async function writeFaultyBody(
  response: ServerResponse,
  { paced, truncate }: MockResponse,
  bytes: Uint8Array,
): Promise<void> {
  const sent = truncate ? bytes.subarray(0, Math.floor(bytes.length / 2)) : bytes;
  if (paced) {
    response.flushHeaders();
    for await (const part of paced(sent)) {
      if (response.destroyed) return;
      response.write(part);
    }
    if (truncate) response.destroy();
    else response.end();
  } else response.write(sent, () => response.destroy());
}
