import { one, refusedWith, request, type Case, type Property } from './case';

const inner = 'GET /api/smuggled HTTP/1.1\r\nHost: login.example\r\n\r\n';
const length = `Content-Length: ${inner.length}`;
const chunked = 'Transfer-Encoding: chunked';
const chunks = `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`;

/** Waits for a second response, which comes if the body holds a smuggled request. */
const options = { responses: 3, patience: 250 };

const bodies: Case[] = [
  {
    ...one('a body with a length reaches the services as it is', request('POST', '/api/framed', [length], inner), {
      status: 200,
      kind: 'services',
      reaches: ['POST /api/framed'],
      body: inner,
    }),
    options,
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
  one('GET that says it has no body', request('GET', '/api/framed', ['Content-Length: 0']), {
    status: 200,
    kind: 'services',
    reaches: ['GET /api/framed'],
    body: '',
  }),
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
    ...one('chunks', request('POST', '/api/framed', [chunked], chunks), {
      ...refusedWith(411),
      headers: { Connection: 'close' },
    }),
    options,
  },
  {
    ...one('chunks and a length', request('POST', '/api/framed', [chunked, length], chunks), refusedWith(400)),
    options,
  },
  {
    ...one('two lengths', request('POST', '/api/framed', [length, 'Content-Length: 0'], inner), refusedWith(400)),
    options,
  },
  { ...one('GET of the page', request('GET', '/auth/login', [length], inner), refusedWith(400)), options },
  {
    ...one(
      'refused by its host',
      request('POST', '/api/framed', [length, 'Host: evil.example'], inner),
      refusedWith(421),
    ),
    options,
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
