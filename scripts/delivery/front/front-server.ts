import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { configurationFile } from '../configuration';
import { everyAnswer, linksBody, refusalHeaders, ruleFor, type HeaderRule } from '../headers';
import { frontErrorBody } from './front-errors';
import type { Limits } from './limits';
import { NoAnswer, ServicesBehind } from './proxy';
import type { OriginOfHost } from './public-origins';
import { judge, newTraceId, siteOfVisit, traceIdOf } from './request-check';
import { methodsOfFiles, methodsOfServices, rebrandEntry, visitHeader, visitOf } from './request-rules';
import { answerFromFolder } from './static-files';

export interface FrontServerOptions {
  /** The built folder. */
  folder: string;
  rules: readonly HeaderRule[];
  /** Origin of the services. */
  upstream: URL;
  originOfHost: OriginOfHost;
  limits: Limits;
  /**
   * Set when the upstream is the mock server: every other path goes there too, and its deliberate faults reach the
   * browser.
   */
  mock?: MockBeside;
  /** Hosts of the second brand, as the configuration names them. */
  rebrandedHosts?: readonly string[];
  /** The certificate authorities that are trusted for the services, in PEM; by default those of Node. */
  authorities?: string | undefined;
}

export interface MockBeside {
  /** The Set-Cookie value for the world that the URL of a visit names, or null. */
  worldCookie: (visit: { url: string; headers: Readonly<Record<string, string>> }) => string | null;
  /** Folder of the configuration for the mock server. */
  configurationFolder: string;
  /** Ends the connection in the way the mock server ended its own. */
  drop: (response: ServerResponse) => void;
}

export interface FrontServer {
  server: Server;
  /** Accepts no new connection and answers open requests. Resolves after `limits.drainMs` at the latest. */
  drain: () => Promise<void>;
}

/** Everything that the mock server answers besides /api: its pages and its control API. */
const restOfMock: HeaderRule = {
  name: 'The mock server',
  prefix: '/',
  match: 'prefix',
  source: 'upstream',
  headers: everyAnswer,
};

/**
 * The front server of `npm run preview`. Serves the page and files of a build with the table of headers, and passes
 * /api on to the services. A failure ends only the request that caused it.
 */
export function createFrontServer(options: FrontServerOptions): FrontServer {
  const { limits } = options;
  const services = new ServicesBehind(options.upstream, limits, options.mock !== undefined, options.authorities);
  let isDraining = false;
  const server = createServer({
    maxHeaderSize: limits.headBytes,
    headersTimeout: limits.requestMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: Math.min(1000, limits.requestMs / 4),
    keepAliveTimeout: limits.keepAliveMs,
    // Node would answer a missing Host header itself; we answer with the headers of the table.
    requireHostHeader: false,
    insecureHTTPParser: false,
  });
  // Closes connections whose client does not read the response. Twice `answerMs`, because the services may take
  // `answerMs` before the first byte.
  server.timeout = limits.answerMs * 2;
  const open = new WeakMap<Duplex, ServerResponse>();
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    // Node emits pipelined requests even after a response that closes the connection. Ignore them.
    if (open.get(request.socket)?.getHeader('Connection') === 'close') return;
    open.set(request.socket, response);
    response.on('error', () => undefined);
    // While draining, close the connection after the response: an idle keep-alive connection would delay the end.
    response.on('close', () => isDraining && request.socket.end());
    answer(options, services, request, response).catch((error: unknown) => {
      console.error('One request could not be answered:', error);
      refuse(request, response, 500);
    });
  };
  server.on('request', listener);
  // Ignores an Expect header other than 100-continue, as nginx does.
  server.on('checkExpectation', listener);
  server.on('connect', (request: IncomingMessage, socket: Duplex) =>
    endSocket(socket, 405, traceIdOf(request), { Allow: methodsOfFiles.join(', ') }),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const underWay = open.get(socket);
    // Do not write an error into a response that has begun or that belongs to an earlier request.
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

/** Whether a list names a Host header, with its port or without. */
function isNamed(hosts: readonly string[], header = ''): boolean {
  const host = header.toLowerCase();
  return hosts.includes(host) || hosts.includes(host.split(':')[0] ?? host);
}

async function answer(
  { folder, rules, originOfHost, limits, mock, rebrandedHosts = [] }: FrontServerOptions,
  services: ServicesBehind,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const judged = judge(request, limits, originOfHost);
  if ('status' in judged) return refuse(request, response, judged.status);
  const cookie = mock?.worldCookie(visitIn(request));
  if (cookie) response.appendHeader('Set-Cookie', cookie);

  const rule = ruleFor(rules, judged.path) ?? (mock && restOfMock);
  if (!rule || rule.source === 'none') return refuse(request, response, 404);
  const methods = rule.source === 'upstream' ? methodsOfServices : methodsOfFiles;
  if (!methods.includes(request.method ?? '')) return refuse(request, response, 405, { Allow: methods.join(', ') });
  if (rule.source === 'moved') {
    response.writeHead(302, { ...rule.headers, Location: rule.to, 'Content-Length': 0 }).end();
    return;
  }
  if (rule.source === 'links') {
    const body = linksBody(rule, judged.origin.origin);
    const type = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(body) };
    response.writeHead(200, { ...rule.headers, ...type }).end(request.method === 'HEAD' ? undefined : body);
    return;
  }
  if (rule.source !== 'upstream') {
    const site = rule.source === 'page' ? siteOfVisit(request) : undefined;
    const isRebranded = rule.source === 'page' && isNamed(rebrandedHosts, request.headers.host);
    const visit = [...(site === undefined ? [] : [visitOf(site)]), ...(isRebranded ? [rebrandEntry] : [])];
    if (visit.length > 0) response.setHeader(visitHeader, visit.join(', '));
    const root = mock && judged.path === `/${configurationFile}` ? mock.configurationFolder : folder;
    const missing = await answerFromFolder(root, rule, judged.path, request, response);
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

/** What decides the world of a visit: the URL, and from which site the visit came. */
function visitIn({ url = '/', headers }: IncomingMessage): Parameters<MockBeside['worldCookie']>[0] {
  const site = headers['sec-fetch-site'];
  return { url, headers: typeof site === 'string' ? { 'sec-fetch-site': site } : {} };
}

/** Statuses for well-formed requests, after which the connection stays open. */
const isSoundAt = new Set([403, 404, 405, 412, 421, 502, 504]);

/** Sends an error of this server with the headers of the table. */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  more: Record<string, string> = {},
): void {
  if (response.destroyed || response.headersSent) return void response.destroy();
  const traceId = traceIdOf(request);
  // Close the connection: Node could read the rest of an unread body, or bytes after a malformed request, as the next
  // request.
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

/** Like `refuse`, for a connection on which no request could be parsed. */
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
