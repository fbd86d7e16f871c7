import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Pool, type Dispatcher } from 'undici';
import type { HeaderRule } from '../headers';
import type { Limits } from './limits';
import { forwardingHeaders, headersForFront, hopByHop } from './request-rules';

/** The services gave no usable response. Nothing has been written to the client yet. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';

  constructor(
    readonly status: 400 | 413 | 502 | 504,
    /** True when the connection broke after it was established. */
    readonly isBroken = false,
  ) {
    super(`No answer: ${status}`);
  }
}

const ofConnection = lowerCase(hopByHop);
const ofFront = lowerCase(headersForFront);
const ofForwarding = lowerCase(forwardingHeaders);

/**
 * The client to the services. undici frames and parses the messages. Each request goes out whole, with its length, on a
 * new connection, so that no bytes of one request or response can become part of the next.
 */
export class ServicesBehind {
  readonly #pool: Pool;

  /**
   * @param keepsHost true to send our own Host header to the services, so that links that the mock server makes lead
   * here
   * @param authorities the certificate authorities to trust, in PEM; by default those of Node
   */
  constructor(
    private readonly origin: URL,
    private readonly limits: Limits,
    private readonly keepsHost: boolean,
    authorities?: string,
  ) {
    this.#pool = new Pool(origin, {
      pipelining: 0,
      connect: { timeout: limits.connectMs, ...(authorities !== undefined && { ca: authorities }) },
      headersTimeout: limits.answerMs,
      bodyTimeout: limits.answerMs,
      maxHeaderSize: limits.headBytes,
    });
  }

  /**
   * Passes a request on and streams the response back, including server-sent events.
   * @param publicOrigin the origin at which the client reached us
   * @throws NoAnswer while nothing has been written. A later break also breaks the response to the client.
   */
  async passOn(request: IncomingMessage, response: ServerResponse, rule: HeaderRule, publicOrigin: URL): Promise<void> {
    const body = await readBody(request, this.limits.bodyBytes);
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const answer = await this.#ask(request, body, this.#headersFor(request, publicOrigin), gone.signal);
    const headers = headersOfAnswer(answer, rule);
    try {
      response.writeHead(answer.statusCode, headers);
    } catch {
      // Node refuses to write this status or header.
      answer.body.on('error', () => undefined).destroy();
      throw new NoAnswer(502);
    }
    response.flushHeaders();
    await pipeline(answer.body, response).catch(() => response.destroy());
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  async #ask(
    request: IncomingMessage,
    body: Buffer | null,
    headers: IncomingHttpHeaders,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> {
    try {
      const answer = await this.#pool.request({
        method: methodOf(request),
        path: request.url ?? '/',
        headers,
        body,
        signal,
      });
      if (answer.statusCode >= 200 && answer.statusCode <= 599) return answer;
      answer.body.on('error', () => undefined).destroy();
    } catch (error) {
      const code = codeOf(error);
      if (code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'ETIMEDOUT')
        throw new NoAnswer(504);
      throw new NoAnswer(
        502,
        !['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(code),
      );
    }
    throw new NoAnswer(502);
  }

  /** The client's headers without hop-by-hop and forwarding headers. */
  #headersFor(request: IncomingMessage, publicOrigin: URL): IncomingHttpHeaders {
    const dropped = namedIn(request.headers.connection);
    const kept = Object.entries(request.headers).filter(
      ([name]) =>
        /^[a-z0-9-]+$/.test(name) &&
        name !== 'content-length' &&
        !ofConnection.has(name) &&
        !ofForwarding.has(name) &&
        !name.startsWith('x-forwarded') &&
        !dropped.has(name),
    );
    return {
      ...Object.fromEntries(kept),
      host: this.keepsHost ? request.headers.host : this.origin.host,
      'x-forwarded-for': request.socket.remoteAddress,
      'x-forwarded-host': publicOrigin.host,
      'x-forwarded-proto': publicOrigin.protocol.slice(0, -1),
    };
  }
}

function headersOfAnswer(answer: Dispatcher.ResponseData, rule: HeaderRule): Record<string, string | string[]> {
  const dropped = namedIn(answer.headers.connection);
  const ours = lowerCase(Object.keys(rule.headers));
  const kept = Object.entries(answer.headers).flatMap(([name, value]): [string, string | string[]][] => {
    if (value === undefined || ofConnection.has(name) || ofFront.has(name) || ours.has(name) || dropped.has(name))
      return [];
    return name === 'content-length' && answer.statusCode === 204 ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(kept), ...rule.headers };
}

/**
 * Reads the whole request body; null without one.
 * @throws NoAnswer when the body exceeds `most` bytes, or the client disconnects
 */
async function readBody(request: IncomingMessage, most: number): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw new NoAnswer(413);
  const chunks: Buffer[] = [];
  let size = 0;
  await new Promise<void>((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) reject(new NoAnswer(413));
      else chunks.push(chunk);
    });
    request.on('end', resolve);
    request.on('error', () => reject(new NoAnswer(400)));
  });
  return size === 0 ? null : Buffer.concat(chunks);
}

/** The headers that a Connection header names; they belong to that connection only. */
function namedIn(connection: string | string[] | undefined): Set<string> {
  return lowerCase(
    String(connection ?? '')
      .split(',')
      .map((name) => name.trim()),
  );
}

function methodOf(request: IncomingMessage): Dispatcher.HttpMethod {
  const method = methods.find((one) => one === request.method);
  if (!method) throw new NoAnswer(400);
  return method;
}

const methods: readonly Dispatcher.HttpMethod[] = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function lowerCase(names: readonly string[]): Set<string> {
  return new Set(names.map((name) => name.toLowerCase()));
}
