import { connect } from 'node:net';

/** A response as it arrived. */
export interface RawResponse {
  status: number;
  /** In the order of arrival, with names in lower case. */
  headers: readonly (readonly [name: string, value: string])[];
  body: string;
}

export interface Exchange {
  responses: RawResponse[];
  /** All received bytes, as Latin-1. */
  text: string;
  /** The server has closed the connection. */
  isClosed: boolean;
  /** From the first sent byte to the end, ms. */
  took: number;
}

export interface ExchangeOptions {
  /** The method of the request, because a response to HEAD has no body. */
  method?: string;
  /** The number of whole responses to wait for. */
  responses?: number;
  /** Time limit, ms. */
  patience?: number;
  /** Waits until the server closes the connection. */
  untilClosed?: boolean;
}

/**
 * Sends bytes to a port of this machine and collects the response. Uses no HTTP library, because that would repair the
 * request.
 * @param sent `\u0000` to `\u00ff` are single bytes
 */
export function exchange(port: number, sent: string, options: ExchangeOptions = {}): Promise<Exchange> {
  const { method = 'GET', responses = 1, patience = 5000, untilClosed = false } = options;
  return new Promise((resolve) => {
    const started = performance.now();
    const socket = connect(port, '127.0.0.1');
    let text = '';
    let isClosed = false;
    const end = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ responses: parseResponses(text, method, true), text, isClosed, took: performance.now() - started });
    };
    const timer = setTimeout(end, patience);
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('data', (more: string) => {
      text += more;
      if (!untilClosed && parseResponses(text, method, false).length >= responses) end();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      isClosed = true;
      end();
    });
    socket.write(sent, 'latin1');
  });
}

/** @param atEnd no more bytes will come, so a body without a length is whole */
export function parseResponses(text: string, method: string, atEnd: boolean): RawResponse[] {
  const found: RawResponse[] = [];
  let rest = text;
  while (rest.startsWith('HTTP/')) {
    const headEnd = rest.indexOf('\r\n\r\n');
    if (headEnd < 0) break;
    const [statusLine = '', ...lines] = rest.slice(0, headEnd).split('\r\n');
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1] ?? 0);
    const headers = lines.map((line): [string, string] => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]);
    rest = rest.slice(headEnd + 4);
    if (status >= 100 && status < 200) continue;
    const body = takeBody(rest, status, method, headers, atEnd);
    if (!body) break;
    found.push({ status, headers, body: body.text });
    rest = rest.slice(body.length);
  }
  return found;
}

function takeBody(
  rest: string,
  status: number,
  method: string,
  headers: RawResponse['headers'],
  atEnd: boolean,
): { text: string; length: number } | undefined {
  const of = (name: string): string | undefined => headers.find(([one]) => one === name)?.[1];
  if (method === 'HEAD' || status === 204 || status === 304) return { text: '', length: 0 };
  if (of('transfer-encoding')?.toLowerCase() === 'chunked')
    return takeChunks(rest) ?? (atEnd ? { text: rest, length: rest.length } : undefined);
  const length = of('content-length') === undefined ? undefined : Number(of('content-length'));
  if (length === undefined) return atEnd ? { text: rest, length: rest.length } : undefined;
  if (rest.length < length && !atEnd) return undefined;
  return { text: rest.slice(0, length), length };
}

function takeChunks(rest: string): { text: string; length: number } | undefined {
  let at = 0;
  let text = '';
  for (;;) {
    const lineEnd = rest.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(rest.slice(at, lineEnd), 16);
    if (Number.isNaN(size)) return undefined;
    if (size === 0) return rest.slice(lineEnd, lineEnd + 4) === '\r\n\r\n' ? { text, length: lineEnd + 4 } : undefined;
    const end = lineEnd + 2 + size;
    if (rest.length < end + 2) return undefined;
    text += rest.slice(lineEnd + 2, end);
    at = end + 2;
  }
}

/**
 * Joins several values by "
 * ", which no case expects.
 */
export function headerOf(response: RawResponse, name: string): string | undefined {
  const values = response.headers.filter(([one]) => one === name.toLowerCase()).map(([, value]) => value);
  return values.length === 0 ? undefined : values.join(' | ');
}
