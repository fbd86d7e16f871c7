import type { Socket } from 'node:net';

/**
 * The outcome at the client. A number is an error status of the front server. A `broken` response ends with the
 * connection. A `passed` one is a whole response of the services.
 */
export type Outcome = 502 | 504 | 'broken' | 'passed';

export interface FaultyResponse {
  what: string;
  respond: (socket: Socket) => void;
  /** Any of these outcomes is right. */
  expects: readonly Outcome[];
  /** A text of the services that must not reach the client. */
  hides?: string;
  /** Headers at the client. */
  headers?: Readonly<Record<string, string | undefined>>;
  /** The body at the client. */
  responseBody?: string;
}

const writes =
  (text: string, end = false) =>
  (socket: Socket): void => {
    socket.write(text, 'latin1', () => end && socket.destroy());
  };

const long = 'x'.repeat(9000);
const hopByHop = [
  ...['Keep-Alive', 'Proxy-Authenticate', 'Proxy-Authorization', 'Proxy-Connection', 'TE', 'Trailer', 'Upgrade'],
  ...['HTTP2-Settings', 'Expect'],
];

const ok = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';

/** Responses by name, of services that are down, slow, broken or hostile. */
export const faultyResponses: Record<string, FaultyResponse> = {
  closes: { what: 'closes the connection without a response', respond: (socket) => socket.destroy(), expects: [502] },
  'early-hints': {
    what: 'sends early hints first, which nginx before 1.29 takes for the whole response',
    respond: writes(`HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload\r\n\r\n${ok}Content-Length: 2\r\n\r\n{}`),
    expects: ['broken'],
  },
  silent: { what: 'never answers', respond: () => undefined, expects: [504] },
  'half-body': {
    what: 'breaks off in the middle of a body',
    respond: writes(`${ok}Content-Length: 1000\r\n\r\n{"half":`, true),
    expects: ['broken'],
  },
  'stalled-body': {
    what: 'stalls in the middle of a body',
    respond: writes(`${ok}Content-Length: 1000\r\n\r\n{"half":`),
    expects: ['broken'],
  },
  'half-chunk': {
    what: 'breaks off in the middle of a chunk',
    respond: writes(`${ok}Transfer-Encoding: chunked\r\n\r\n40\r\n{"half":`, true),
    expects: ['broken'],
  },
  'hop-by-hop': {
    what: 'sends headers of its own connection',
    respond: writes(
      `${ok}Connection: X-Secret-Hop, close, canary\r\n${hopByHop.map((name) => `${name}: canary\r\n`).join('')}` +
        'Content-Length: 2\r\n\r\n{}',
    ),
    expects: ['passed'],
    hides: 'canary',
  },
  accel: {
    what: 'asks nginx to send a file',
    respond: writes(
      `${ok}X-Accel-Redirect: /auth/config.json\r\nX-Accel-Limit-Rate: 1\r\nX-Accel-Charset: utf-7\r\n` +
        `X-Accel-Expires: 9\r\nX-Accel-Buffering: no\r\nX-Sendfile: /accel\r\nContent-Length: 9000\r\n\r\n${long}`,
    ),
    expects: ['passed'],
    hides: 'ccel',
    headers: { 'Content-Type': 'application/json', 'X-Sendfile': undefined },
    responseBody: long,
  },
  charset: {
    what: 'sends text in Latin-1, and a style without a charset, which nginx gives no other name',
    respond: writes('HTTP/1.1 200 OK\r\nContent-Type: text/css\r\nContent-Length: 2\r\n\r\n{}'),
    expects: ['passed'],
    headers: { 'Content-Type': 'text/css' },
  },
  'large-head': {
    what: 'sends headers of 12 KB, as single sign-on does',
    respond: writes(`${ok}X-Large: ${'a'.repeat(12_000)}\r\nContent-Length: 2\r\n\r\n{}`),
    expects: ['passed'],
  },
  'huge-head': {
    what: 'sends headers of 20 KB',
    respond: writes(`${ok}X-Large: ${'a'.repeat(20_000)}\r\nContent-Length: 2\r\n\r\n{}`),
    expects: [502],
  },
  chunks: {
    what: 'sends chunks, as HTTP/1.1 allows',
    respond: writes(`${ok}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`, true),
    expects: ['passed'],
    responseBody: '{}',
  },
  'its-own-name': {
    what: 'names the program and the framework that made it',
    respond: writes(`${ok}Server: canary/1.2\r\nX-Powered-By: canary\r\nContent-Length: 2\r\n\r\n{}`),
    expects: ['passed'],
    hides: 'canary',
  },
  'weak-headers': {
    what: 'weakens the headers of the table',
    respond: writes(
      `${ok}Strict-Transport-Security: max-age=0\r\nX-Content-Type-Options: none\r\nContent-Length: 2\r\n\r\n{}`,
    ),
    expects: ['passed'],
    hides: 'max-age=0',
  },
  'latin-1': {
    what: 'sends a header with a letter in Latin-1',
    respond: writes(`${ok}X-Name: J\u00fcrgen\r\nContent-Length: 2\r\n\r\n{}`),
    expects: ['passed'],
    hides: '\u00c3',
  },
};
