import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';

export interface Received {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface Receiver {
  url: string;
  /** In the order of arrival. */
  received: Received[];
  close: () => Promise<void>;
}

/** Takes a free port. Responds with the given statuses in turn, then with 204. */
export async function startReceiver(statuses: readonly number[] = []): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(statuses[received.length - 1] ?? 204, { Location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Computed as a receiver does it, from what it got. */
export function signatureOf({ headers, body }: Received, key: string | Buffer): string {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}
