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
}

const writes =
  (text: string, end = false) =>
  (socket: Socket): void => {
    socket.write(text, 'latin1', () => end && socket.destroy());
  };

const ok = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';

/** Responses by name, of services that are down, slow, broken or hostile. */
export const faultyResponses: Record<string, FaultyResponse> = {
  closes: { what: 'closes the connection without a response', respond: (socket) => socket.destroy(), expects: [502] },
  resets: { what: 'resets the connection', respond: (socket) => socket.resetAndDestroy(), expects: [502] },
  late: {
    what: 'answers late, but in time',
    respond: (socket) => void setTimeout(() => writes(`${ok}Content-Length: 2\r\n\r\n{}`)(socket), 600),
    expects: ['passed'],
  },
  'early-hints': {
    what: 'sends early hints first, which nginx before 1.29 takes for the whole response',
    respond: writes(`HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload\r\n\r\n${ok}Content-Length: 2\r\n\r\n{}`),
    expects: ['broken'],
  },
  silent: { what: 'never answers', respond: () => undefined, expects: [504] },
  'half-head': {
    what: 'sends half a head and no more',
    respond: writes('HTTP/1.1 200 OK\r\nContent-Ty'),
    expects: [504],
  },
  'half-head-closed': {
    what: 'sends half a head and closes',
    respond: writes('HTTP/1.1 200 OK\r\nContent-Ty', true),
    expects: [502],
  },
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
  'bad-chunk': {
    what: 'sends a chunk whose size is no number',
    respond: writes(`${ok}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`),
    expects: [502, 'broken'],
  },
  'huge-head': {
    what: 'sends a head of 200 KB',
    respond: writes(`${ok}X-Huge: ${'a'.repeat(200_000)}\r\nContent-Length: 2\r\n\r\n{}`),
    expects: [502],
  },
  'second-response': {
    what: 'sends a second response to one request',
    respond: writes(
      `${ok}Content-Length: 2\r\n\r\n{}HTTP/1.1 200 OK\r\nContent-Length: 8\r\nX-Poison: 1\r\n\r\npoisoned`,
    ),
    expects: ['passed', 'broken'],
    hides: 'poison',
  },
  'too-long': {
    what: 'sends more than its length',
    respond: writes(`${ok}Content-Length: 2\r\n\r\n{}poisoned-tail`),
    expects: ['passed', 'broken'],
    hides: 'poisoned-tail',
  },
  'bad-header-name': {
    what: 'sends a header name with a control byte',
    respond: writes(`${ok}X-\u0001Bad: 1\r\nContent-Length: 2\r\n\r\n{}`),
    expects: [502, 'passed'],
    hides: '\u0001',
  },
  'bad-header-value': {
    what: 'sends a header value with a NUL byte',
    respond: writes(`${ok}X-Bad: a\0b\r\nContent-Length: 2\r\n\r\n{}`),
    expects: [502],
  },
  'hop-by-hop': {
    what: 'sends headers of its own connection',
    respond: writes(
      `${ok}Connection: X-Secret-Hop, close\r\nKeep-Alive: timeout=999\r\nUpgrade: h2c\r\n` +
        'Proxy-Authenticate: Basic realm="poison"\r\nContent-Length: 2\r\n\r\n{}',
    ),
    expects: ['passed'],
    hides: 'timeout=999',
  },
  accel: {
    what: 'asks nginx to send a file',
    respond: writes(`${ok}X-Accel-Redirect: /auth/config.json\r\nX-Accel-Limit-Rate: 1\r\nContent-Length: 2\r\n\r\n{}`),
    expects: ['passed'],
    hides: 'accel',
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
  'body-of-204': {
    what: 'sends a body with 204',
    respond: writes('HTTP/1.1 204 No Content\r\nContent-Length: 8\r\n\r\npoisoned'),
    expects: ['passed', 502],
    hides: 'poisoned',
  },
};
