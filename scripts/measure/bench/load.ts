import { connect, type Socket } from 'node:net';

/** A request as sent. */
export interface WireRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface LoadResult {
  /** Requests per second. */
  rate: number;
  p50Ms: number;
  p99Ms: number;
  /** Number of responses by status. */
  statuses: ReadonlyMap<number, number>;
}

/**
 * Sends `count` requests over `connections` keep-alive connections and measures them. Each connection waits for a
 * response before it sends the next request. Uses HTTP/1.1 over bare sockets, so that the client's own work is not
 * measured.
 * @param request returns the nth request
 */
export async function load({
  port,
  count,
  connections,
  request,
}: {
  port: number;
  count: number;
  connections: number;
  request: (n: number) => WireRequest;
}): Promise<LoadResult> {
  const times: number[] = [];
  const statuses = new Map<number, number>();
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: Math.min(connections, count) }, async () => {
      const channel = await openChannel(port);
      while (next < count) {
        const text = onWire(request(next), port);
        next += 1;
        const sentAt = performance.now();
        const status = await channel.exchange(text);
        times.push(performance.now() - sentAt);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      channel.close();
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  return {
    rate: count / seconds,
    p50Ms: times[Math.floor(times.length * 0.5)] ?? 0,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
    statuses,
  };
}

function onWire({ method, path, headers = {}, body = '' }: WireRequest, port: number): string {
  const all = {
    Host: `localhost:${port}`,
    Accept: 'application/json',
    ...headers,
    ...(method === 'POST' && { 'Content-Length': String(Buffer.byteLength(body)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

async function openChannel(port: number): Promise<{ exchange: (text: string) => Promise<number>; close: () => void }> {
  const socket = await new Promise<Socket>((resolve, reject) => {
    const made = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(made));
    made.once('error', reject);
  });
  let received = Buffer.alloc(0);
  let waiting: { resolve: (status: number) => void; reject: (error: Error) => void } | undefined;
  const fail = (error: Error) => waiting?.reject(error);
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('the server closed the connection')));
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const answer = wholeAnswer(received);
    if (!answer || !waiting) return;
    received = received.subarray(answer.length);
    const { resolve } = waiting;
    waiting = undefined;
    resolve(answer.status);
  });
  return {
    exchange: (text) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(text);
      }),
    close: () => socket.destroy(),
  };
}

/** Status and length of the first response in the bytes; undefined until it is complete. */
function wholeAnswer(bytes: Buffer): { status: number; length: number } | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = bytes.toString('latin1', 0, headEnd);
  const status = Number(head.slice(9, 12));
  const bodyAt = headEnd + 4;
  const announced = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (announced !== undefined)
    return bytes.length >= bodyAt + Number(announced) ? { status, length: bodyAt + Number(announced) } : undefined;
  if (!/\r\ntransfer-encoding: *chunked/i.test(head)) return { status, length: bodyAt };
  const end = bytes.indexOf('0\r\n\r\n', bodyAt);
  return end < 0 ? undefined : { status, length: end + 5 };
}
