import { createServer, type Server, type Socket } from 'node:net';
import { faultyResponses } from './faulty-responses';

/** A request as the services received it. */
export interface Received {
  method: string;
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: string;
}

/**
 * Services on a bare socket. They record every request unchanged, and send a faulty response where the path asks for
 * it.
 */
export interface RawServices {
  port: number;
  received: Received[];
  close: () => void;
}

/** A request for `/api/faulty/NAME` gets the response NAME of `faultyResponses`. Any other gets a valid response. */
export async function startServices(port = 0, host = '127.0.0.1'): Promise<RawServices> {
  const received: Received[] = [];
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => {
    open.add(socket);
    let buffer = '';
    socket.setEncoding('latin1');
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    socket.on('data', (more: string) => {
      buffer += more;
      for (let taken = takeRequest(buffer); taken; taken = takeRequest(buffer)) {
        buffer = taken.rest;
        received.push(taken.request);
        respond(socket, taken.request);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The services have no port.');
  return {
    port: address.port,
    received,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

function respond(socket: Socket, { target, method }: Received): void {
  const name = /^\/api\/faulty\/([\w-]+)/.exec(target)?.[1];
  const faulty = name === undefined ? undefined : faultyResponses[name];
  if (faulty) return faulty.respond(socket);
  const body = JSON.stringify({ from: 'services', target });
  const head = [
    'HTTP/1.1 200 OK',
    'Content-Type: application/json',
    'X-From: services',
    'Set-Cookie: a=1; HttpOnly',
    'Set-Cookie: b=2',
    `Content-Length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${method === 'HEAD' ? '' : body}`);
}

/**
 * Takes the first whole request from a text, framed as RFC 9112 defines. The rest counts as the next request, which
 * reveals smuggling.
 */
function takeRequest(text: string): { request: Received; rest: string } | undefined {
  const headEnd = text.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const [line = '', ...lines] = text.slice(0, headEnd).split('\r\n');
  const [method = '', target = ''] = line.split(' ');
  const headers = lines.map((one): [string, string] => [
    one.slice(0, one.indexOf(':')).toLowerCase(),
    one.slice(one.indexOf(':') + 1).trim(),
  ]);
  const of = (name: string): string | undefined => headers.find(([one]) => one === name)?.[1];
  const rest = text.slice(headEnd + 4);
  if (of('transfer-encoding') !== undefined) {
    const end = rest.startsWith('0\r\n\r\n') ? 0 : rest.indexOf('\r\n0\r\n\r\n') + 2;
    if (end === 1) return undefined;
    return { request: { method, target, headers, body: rest.slice(0, end) }, rest: rest.slice(end + 5) };
  }
  const length = Number(of('content-length') ?? 0);
  if (rest.length < length) return undefined;
  return { request: { method, target, headers, body: rest.slice(0, length) }, rest: rest.slice(length) };
}
