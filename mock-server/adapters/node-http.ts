import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { MockAnswer, MockRequest } from '../http/http';

/**
 * The adapter keeps no more than this of a body. The truncated body is already too large, so the operation answers 413.
 */
const MOST_READ = 9 * 1024 * 1024;

/** Converts a Node request into a `MockRequest`. */
export function readNodeRequest(incoming: IncomingMessage, origin: string): MockRequest | Promise<MockRequest> {
  const headers = areTexts(incoming.headers) ? incoming.headers : asTexts(incoming.headers);
  const { method = 'GET', url = '/' } = incoming;
  if (method === 'GET' || method === 'HEAD') return { method, url, headers, body: null, origin };
  return readBytes(incoming).then((body) => ({ method, url, headers, body, origin }));
}

/** Whether every header came once, as those of nearly every request do. Then they need no copy. */
function areTexts(headers: IncomingHttpHeaders): headers is Record<string, string> {
  for (const name in headers) if (typeof headers[name] !== 'string') return false;
  return true;
}

function asTexts(headers: IncomingHttpHeaders): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) texts[name] = typeof value === 'string' ? value : value.join('; ');
  return texts;
}

/** Uses events: async iteration would cost more than the rest of the reading. */
function readBytes(incoming: IncomingMessage): Promise<Uint8Array | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MOST_READ) chunks.push(chunk);
    });
    incoming.on('end', () =>
      resolve(chunks.length === 0 ? null : chunks.length === 1 ? (chunks[0] ?? null) : Buffer.concat(chunks)),
    );
    incoming.on('error', reject);
    incoming.on('aborted', () =>
      reject(new Error('The client closed the connection before it had sent the whole request.')),
    );
  });
}

/**
 * Ends a connection without a response. It first writes one byte that cannot start a response. When a kept-alive
 * connection closes silently, a browser repeats the request, even a POST, up to six times. One fault would then become
 * many calls.
 */
export function dropConnection(response: ServerResponse): void {
  const { socket } = response;
  if (response.destroyed || response.headersSent || socket === null) response.destroy();
  else socket.write('\0', () => socket.destroy());
}

/**
 * Writes an answer to a Node response. A dropped or truncated answer destroys the socket, because HTTP cannot express
 * such a fault.
 */
export function writeNodeAnswer(response: ServerResponse, answer: MockAnswer): Promise<void> | undefined {
  if (answer.late) return answer.late.then(() => writeNow(response, answer));
  return writeNow(response, answer);
}

function writeNow(response: ServerResponse, answer: MockAnswer): Promise<void> | undefined {
  if (answer.drop || response.destroyed) {
    dropConnection(response);
    return undefined;
  }
  // Passes a flat list of headers with the body's length: Node then sends head and body in one write, without copying
  // the headers. This works only when no header was set before. Otherwise Node sets the list one by one, and only the
  // last of several Set-Cookie headers would remain.
  const isBare = response.getHeaderNames().length === 0;
  const headers: string[] = [];
  for (const [name, value] of answer.headers) {
    if (isBare) headers.push(name, value);
    else response.appendHeader(name, value);
  }
  if (answer.stream) {
    const closed = new AbortController();
    response.on('close', () => closed.abort());
    response.writeHead(answer.status, headers);
    response.flushHeaders();
    answer.stream((text) => response.write(text), closed.signal);
    return undefined;
  }
  const body = answer.body ?? '';
  const hasBody = answer.status !== 204 && answer.status !== 304;
  const length = Buffer.byteLength(body);
  if (hasBody && isBare) headers.push('Content-Length', String(length));
  response.writeHead(answer.status, headers);
  if ((answer.truncate || answer.paced) && hasBody) return writeFaultyBody(response, answer, Buffer.from(body));
  // At the end of the turn, with the other responses of that turn. Each one alone would wake its client, and that takes
  // longer than the response itself.
  setImmediate(() => {
    // `end` sends an empty piece after the body that it is given, and two pieces take Node longer than one.
    response.socket?.cork();
    if (hasBody) response.write(body, length === body.length ? 'latin1' : 'utf8');
    response.socket?.uncork();
    response.end();
  });
  return undefined;
}

/** Sends the body as a fault asks: slowly, or half of it before the connection breaks. */
async function writeFaultyBody(
  response: ServerResponse,
  { paced, truncate }: MockAnswer,
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
