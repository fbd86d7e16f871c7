import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { everyAnswer, refusalHeaders, ruleFor, type HeaderRule } from './headers';
import { frontErrorBody } from './front-errors';
import type { Limits } from './limits';
import { NoAnswer, ServicesBehind } from './proxy';
import type { OriginOfHost } from './public-origins';
import { judge, newTraceId, traceIdOf } from './request-check';
import { methodsOfFiles, methodsOfServices } from './request-rules';
import { answerFromFolder } from './static-files';

export interface FrontServerOptions {
  /** The built folder. */
  folder: string;
  rules: readonly HeaderRule[];
  /** The services. */
  upstream: URL;
  originOfHost: OriginOfHost;
  limits: Limits;
  /** When the mock server is the upstream: it answers every other path too, and its faults on purpose go through. */
  mock?: MockBeside;
}

export interface MockBeside {
  /** The cookie that puts a browser into the world that a link names. */
  worldCookie: (url: string) => string | null;
  /** Ends a connection as the mock ended it. */
  drop: (response: ServerResponse) => void;
}

export interface FrontServer {
  server: Server;
  /** Takes no new connection, answers what is open, and ends after `limits.drainMs` at the latest. */
  drain: () => Promise<void>;
}

/** Everything that the mock answers beside /api: its pages and its control interface. */
const restOfMock: HeaderRule = {
  name: 'The mock server',
  prefix: '/',
  match: 'prefix',
  source: 'upstream',
  headers: everyAnswer,
};

/**
 * The front server of `npm run preview`: the page and the files of a build under the table of headers, /api passed on
 * to the services.
 * Whatever goes wrong with one request ends with that request.
 */
export function createFrontServer(options: FrontServerOptions): FrontServer {
  const { limits } = options;
  const services = new ServicesBehind(options.upstream, limits, options.mock !== undefined);
  let isDraining = false;
  const server = createServer({
    maxHeaderSize: limits.headBytes,
    headersTimeout: limits.requestMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: Math.min(1000, limits.requestMs / 4),
    keepAliveTimeout: limits.keepAliveMs,
    // Ours to refuse, with the headers of the table.
    requireHostHeader: false,
    insecureHTTPParser: false,
  });
  // A client that does not read its answer; the services have `answerMs` before the first byte of it.
  server.timeout = limits.answerMs * 2;
  const open = new WeakMap<Duplex, ServerResponse>();
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    // It came behind a request whose answer ends the connection: Node hands it over all the same.
    if (open.get(request.socket)?.getHeader('Connection') === 'close') return;
    open.set(request.socket, response);
    response.on('error', () => undefined);
    // A connection that would wait for its next request holds up the end.
    response.on('close', () => isDraining && request.socket.end());
    answer(options, services, request, response).catch((error: unknown) => {
      console.error('One request could not be answered:', error);
      refuse(request, response, 500);
    });
  };
  server.on('request', listener);
  // An expectation beside 100-continue is passed over, as nginx does.
  server.on('checkExpectation', listener);
  server.on('connect', (request: IncomingMessage, socket: Duplex) =>
    endSocket(socket, 405, traceIdOf(request), { Allow: methodsOfFiles.join(', ') }),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const underWay = open.get(socket);
    // An answer that has begun, or belongs to an earlier request, is not to be mixed with this one.
    if (underWay && !underWay.writableFinished && (underWay.headersSent || underWay.req.complete))
      return void socket.destroy();
    endSocket(socket, statusOf(error), newTraceId());
  });
  const drain = async (): Promise<void> => {
    isDraining = true;
    const late = setTimeout(() => server.closeAllConnections(), limits.drainMs);
    await new Promise((resolve) => server.close(resolve));
    clearTimeout(late);
    await services.close();
  };
  return { server, drain };
}

async function answer(
  { folder, rules, originOfHost, limits, mock }: FrontServerOptions,
  services: ServicesBehind,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const judged = judge(request, limits, originOfHost);
  if ('status' in judged) return refuse(request, response, judged.status);
  const cookie = mock?.worldCookie(request.url ?? '/');
  if (cookie) response.appendHeader('Set-Cookie', cookie);

  const rule = ruleFor(rules, judged.path) ?? (mock && restOfMock);
  if (!rule || rule.source === 'none') return refuse(request, response, 404);
  const methods = rule.source === 'upstream' ? methodsOfServices : methodsOfFiles;
  if (!methods.includes(request.method ?? '')) return refuse(request, response, 405, { Allow: methods.join(', ') });
  if (rule.source !== 'upstream') {
    const missing = await answerFromFolder(folder, rule, judged.path, request, response);
    return missing === undefined ? undefined : refuse(request, response, missing);
  }
  try {
    await services.passOn(request, response, rule, judged.origin);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    if (mock && error.isBroken) return mock.drop(response);
    refuse(request, response, error.status);
  }
}

/** Refusals of requests that were sound: their connections go on. */
const isSoundAt = new Set([404, 405, 412, 421, 502, 504]);

/** Answers with an error of this server's own, under the headers of the table. */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  more: Record<string, string> = {},
): void {
  if (response.destroyed || response.headersSent) return void response.destroy();
  const traceId = traceIdOf(request);
  // What is left of a body that was not read, or comes behind a malformed request, is not to be taken for the next one.
  const end = request.complete && isSoundAt.has(status) ? {} : { Connection: 'close' };
  const body = frontErrorBody(status, traceId);
  const headers = {
    ...refusalHeaders,
    ...more,
    ...end,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'X-Trace-Id': traceId,
  };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
}

/** The same for a connection on which no request could be read. */
function endSocket(socket: Duplex, status: number, traceId: string, more: Record<string, string> = {}): void {
  if (!socket.writable) return void socket.destroy();
  const body = frontErrorBody(status, traceId);
  const headers = {
    ...refusalHeaders,
    ...more,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'X-Trace-Id': traceId,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.on('error', () => socket.destroy());
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Refused'}`, ...lines, '', body].join('\r\n'), () =>
    socket.destroy(),
  );
}

function statusOf({ code }: NodeJS.ErrnoException): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}
