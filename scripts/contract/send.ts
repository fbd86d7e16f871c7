import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';

const LONGEST_RESPONSE_MS = 30_000;

export interface Request {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: Uint8Array | null;
}

export interface Response {
  status: number;
  /** The names are in lower case. */
  headers: Readonly<Record<string, string>>;
  cookies: readonly string[];
  /** Undefined when the response has no body. */
  text: string | undefined;
}

/**
 * Every request of the tester is sent here. It follows no redirect, because the next origin would get password or
 * cookies too, and it waits 30 s at most. A body after a status that has none is read too: an HTTP client drops it.
 * @throws Error when nothing answers, or too late
 */
export function send(url: string, { method, headers, body }: Request, isAgain = false): Promise<Response> {
  return new Promise((done, fail) => {
    const parts: Buffer[] = [];
    let last = Buffer.alloc(0);
    const hear = (part: Buffer) => (last = Buffer.concat([last, part]));
    const sent = (url.startsWith('https:') ? overHttps : overHttp)(url, {
      method,
      headers: { ...headers, ...(body ? { 'content-length': String(body.length) } : {}) },
      signal: AbortSignal.timeout(LONGEST_RESPONSE_MS),
    });
    sent.on('error', (error) => {
      // The server has closed an idle connection in this moment.
      const isStale = !isAgain && sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
      if (isStale) send(url, { method, headers, body: body ?? null }, true).then(done, fail);
      else fail(error);
    });
    sent.on('socket', (socket) => {
      socket.on('data', hear);
      sent.on('close', () => socket.off('data', hear));
    });
    sent.on('response', (response) => {
      response.on('data', (part: Buffer) => parts.push(part)).on('error', fail);
      response.on('end', () => {
        const status = response.statusCode ?? 0;
        const isBare = status === 204 || status === 304;
        const bytes = isBare ? last.subarray(last.indexOf('\r\n\r\n') + 4) : Buffer.concat(parts);
        // JSON has no byte order mark (RFC 8259, 8.1), and `toString` of a Buffer keeps one.
        done({
          status,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
          ),
          cookies: response.headers['set-cookie'] ?? [],
          text: bytes.toString() || undefined,
        });
      });
    });
    sent.end(body ?? undefined);
  });
}
