import { refusedWith, request, type Case, type Property } from './case';

const inner = 'GET /api/smuggled HTTP/1.1\r\nHost: login.example\r\n\r\n';
const length = `Content-Length: ${inner.length}`;
const chunked = 'Transfer-Encoding: chunked';
const chunks = `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`;

/** Waits for a second response, which comes if the body holds a smuggled request. */
const options = { responses: 3, patience: 250 };

const bodies: Case[] = [
  {
    name: 'a body with a length reaches the services as it is',
    send: request('POST', '/api/framed', [length], inner),
    options,
    expects: { status: 200, kind: 'services', reaches: ['POST /api/framed'], body: inner },
  },
  ...['HEAD', 'OPTIONS', 'GET', 'XPOST'].map((method): Case => ({
    name: `${method} with a body, and with none that says so`,
    send: request(method, '/api/framed', [length], inner),
    options,
    expects: refusedWith(400),
  })),
  ...['POST', 'PUT', 'PATCH', 'DELETE'].map((method): Case => ({
    name: `${method} with a body`,
    send: request(method, '/api/framed', ['Content-Length: 2'], '{}'),
    expects: { status: 200, kind: 'services', reaches: [`${method} /api/framed`], body: '{}' },
  })),
  {
    name: 'GET that says it has no body',
    send: request('GET', '/api/framed', ['Content-Length: 0']),
    expects: { status: 200, kind: 'services', reaches: ['GET /api/framed'], body: '' },
  },
  {
    name: 'chunks for another host: the same words, and the connection ends',
    send: request('POST', '/api/framed', [chunked, 'Host: evil.example'], chunks),
    options: { ...options, untilClosed: true },
    expects: { ...refusedWith(411), headers: { Connection: 'close' } },
  },
  ...Object.entries({ [chunked]: 411, 'Connection: Cookie': 400, 'Sec-Fetch-Site: cross-site': 403 }).map(
    ([header, status]): Case => ({
      name: `a path that looks like our errors, with ${header}`,
      send: request('POST', '/api/-/refused', [header], header === chunked ? chunks : ''),
      options,
      expects: refusedWith(status),
    }),
  ),
  {
    name: 'chunks',
    send: request('POST', '/api/framed', [chunked], chunks),
    options,
    expects: { ...refusedWith(411), headers: { Connection: 'close' } },
  },
  {
    name: 'chunks and a length',
    send: request('POST', '/api/framed', [chunked, length], chunks),
    options,
    expects: refusedWith(400),
  },
  {
    name: 'two lengths',
    send: request('POST', '/api/framed', [length, 'Content-Length: 0'], inner),
    options,
    expects: refusedWith(400),
  },
  { name: 'GET of the page', send: request('GET', '/auth/login', [length], inner), options, expects: refusedWith(400) },
  {
    name: 'refused by its host',
    send: request('POST', '/api/framed', [length, 'Host: evil.example'], inner),
    options,
    expects: refusedWith(421),
  },
];

const bare = ['HEAD', 'OPTIONS', 'PATCH', 'DELETE'].map((method): Case => ({
  name: method,
  send: request(method, '/api/bare'),
  options: { method },
  expects: { status: 200, kind: 'services', reaches: [`${method} /api/bare`], body: '' },
}));

export const framingProperties: Property[] = [
  { property: 'a body has one end, or the request is refused', cases: bodies },
  { property: 'a request without a body goes through with every method', cases: bare },
];
