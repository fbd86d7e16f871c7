import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type MockAnswer, type MockRequest } from '../http';

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

async function readBytes(incoming: IncomingMessage): Promise<Uint8Array | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size <= MOST_READ) chunks.push(chunk);
  }
  if (chunks.length === 0) return null;
  return chunks.length === 1 ? (chunks[0] ?? null) : Buffer.concat(chunks);
}

/** Writes an answer to a Node response; a dropped or truncated one destroys the socket (a fault that HTTP itself cannot say). */
export async function writeNodeAnswer(response: ServerResponse, answer: MockAnswer): Promise<void> {
  if (answer.delayMs) await new Promise((resolve) => setTimeout(resolve, answer.delayMs));
  if (answer.drop) {
    response.destroy();
    return;
  }
  const cookies: string[] = [];
  for (const [name, value] of answer.headers) {
    if (name === 'Set-Cookie') cookies.push(value);
    else response.setHeader(name, value);
  }
  if (cookies.length > 0) response.appendHeader('Set-Cookie', cookies);
  response.statusCode = answer.status;
  if (answer.stream) {
    const closed = new AbortController();
    response.on('close', () => closed.abort());
    response.flushHeaders();
    answer.stream((text) => response.write(text), closed.signal);
    return;
  }
  const body = answer.body === null ? null : Buffer.from(answer.body);
  if (answer.truncate && body) {
    response.setHeader('Content-Length', body.length);
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
    return;
  }
  response.end(body ?? undefined);
}
