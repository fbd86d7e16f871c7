import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MockAnswer, MockRequest } from '../http/http';

/** A body past this is not read to its end: the operation answers 413 from what has come. */
const MOST_READ = 9 * 1024 * 1024;

/** Reads a Node request into the form that the mock server takes. */
export async function readNodeRequest(incoming: IncomingMessage, origin: string): Promise<MockRequest> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers[name] = typeof value === 'string' ? value : value.join('; ');
  }
  const method = incoming.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? null : await readBytes(incoming);
  return { method, url: incoming.url ?? '/', headers, body, origin };
}

/** By events and not by async iteration, which costs more than the rest of reading. */
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
    incoming.on('aborted', () => reject(new Error('The client went away before its request was whole.')));
  });
}

/**
 * Ends a connection without an answer. A byte that begins none goes before: when a kept connection closes in silence, a
 * browser repeats the request on its next one by itself, a POST too, up to six times, and one fault would be many
 * calls.
 */
export function dropConnection(response: ServerResponse): void {
  const { socket } = response;
  if (response.destroyed || response.headersSent || socket === null) response.destroy();
  else socket.write('\0', () => socket.destroy());
}

/**
 * Writes an answer to a Node response; a dropped or truncated one destroys the socket (a fault that HTTP itself cannot
 * say).
 */
export async function writeNodeAnswer(response: ServerResponse, answer: MockAnswer): Promise<void> {
  if (answer.late) await answer.late;
  if (answer.drop || response.destroyed) {
    dropConnection(response);
    return;
  }
  // Flat and with its length: Node then sends head and body in one write, without a copy of the headers.
  // Only on a bare response: where a development server has set a header before, Node puts the list onto those one by
  // one, and of several Set-Cookie only the last would be left.
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
    return;
  }
  const body = answer.body ?? '';
  const hasBody = answer.status !== 204 && answer.status !== 304;
  if (hasBody && isBare) headers.push('Content-Length', String(Buffer.byteLength(body)));
  response.writeHead(answer.status, headers);
  if (answer.truncate && hasBody) {
    const bytes = Buffer.from(body);
    response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
    return;
  }
  response.end(hasBody ? body : undefined);
}
