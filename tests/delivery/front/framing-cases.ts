import { refusedWith, request, type Case, type Expected, type Property } from './case';

const inner = 'GET /api/smuggled HTTP/1.1\r\nHost: x\r\nX: y';
const length = `Content-Length: ${inner.length}`;
const chunks = `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`;

interface Framing {
  name: string;
  headers: readonly string[];
  body: string;
  /** The framing has one valid reading. */
  isSound?: boolean;
  version?: string;
  /** nginx refuses twice: the request, and then the discarded body with a body of its own. */
  isTwiceRefused?: boolean;
}

/** Valid and invalid ways to frame a body. */
const framings: readonly Framing[] = [
  { name: 'a length', headers: [length], body: inner, isSound: true },
  { name: 'chunks', headers: ['Transfer-Encoding: chunked'], body: chunks },
  { name: 'chunks, in capitals', headers: ['Transfer-Encoding: CHUNKED'], body: chunks },
  {
    name: 'chunks with an extension',
    headers: ['Transfer-Encoding: chunked'],
    body: `${inner.length.toString(16)};a=b\r\n${inner}\r\n0\r\n\r\n`,
  },
  {
    name: 'chunks and a trailer',
    headers: ['Transfer-Encoding: chunked'],
    body: `${chunks.slice(0, -2)}X-Trailer: 1\r\n\r\n`,
  },
  {
    name: 'chunks with bare line feeds',
    headers: ['Transfer-Encoding: chunked'],
    body: `2\n{}\n0\n\n${inner}\r\n\r\n`,
  },
  {
    name: 'a bare line feed in an extension, and a request behind it',
    headers: ['Transfer-Encoding: chunked'],
    body: `2;\nxx\r\n0\r\n\r\n${inner}\r\n\r\n`,
  },
  {
    name: 'an extension of 20 KB',
    headers: ['Transfer-Encoding: chunked'],
    body: `2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  },
  { name: 'chunks, then a length', headers: ['Transfer-Encoding: chunked', length], body: chunks },
  { name: 'a length, then chunks', headers: ['Content-Length: 4', 'Transfer-Encoding: chunked'], body: chunks },
  {
    name: 'a length of nothing, then chunks',
    headers: ['Content-Length: 0', 'Transfer-Encoding: chunked'],
    body: chunks,
  },
  { name: 'the same length twice', headers: [length, length], body: inner },
  { name: 'two lengths', headers: [length, 'Content-Length: 0'], body: inner },
  { name: 'a list of lengths', headers: [`${length}, ${inner.length}`], body: inner },
  { name: 'a length with a sign', headers: [`Content-Length: +${inner.length}`], body: inner },
  { name: 'a negative length', headers: ['Content-Length: -1'], body: inner },
  { name: 'a hexadecimal length', headers: [`Content-Length: 0x${inner.length.toString(16)}`], body: inner },
  { name: 'a length that is no number', headers: ['Content-Length: all'], body: inner },
  { name: 'a length with a space before the colon', headers: [`Content-Length : ${inner.length}`], body: inner },
  { name: 'an empty coding', headers: ['Transfer-Encoding: ', length], body: inner },
  { name: 'another coding', headers: ['Transfer-Encoding: gzip'], body: chunks },
  { name: 'another coding, then chunks', headers: ['Transfer-Encoding: gzip, chunked'], body: chunks },
  { name: 'chunks, then another coding', headers: ['Transfer-Encoding: chunked, identity'], body: chunks },
  { name: 'chunks twice', headers: ['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'], body: chunks },
  {
    name: 'chunks, and another coding in a second line',
    headers: ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
    body: chunks,
  },
  { name: 'a coding that only ends like chunks', headers: ['Transfer-Encoding: xchunked'], body: chunks },
  { name: 'a coding behind a control byte', headers: ['Transfer-Encoding: \u000bchunked'], body: chunks },
  { name: 'chunks with a space before the colon', headers: ['Transfer-Encoding : chunked'], body: chunks },
  { name: 'chunks in a folded line', headers: ['X: y', ' Transfer-Encoding: chunked', length], body: inner },
  { name: 'chunks in HTTP/1.0', headers: ['Transfer-Encoding: chunked'], body: chunks, version: 'HTTP/1.0' },
  {
    name: 'a chunk size that is no number',
    headers: ['Transfer-Encoding: chunked'],
    body: `zz\r\n${inner}\r\n0\r\n\r\n`,
    isTwiceRefused: true,
  },
  {
    name: 'a chunk size past all numbers',
    headers: ['Transfer-Encoding: chunked'],
    body: `fffffffffffffffff\r\n${inner}\r\n0\r\n\r\n`,
    isTwiceRefused: true,
  },
  {
    name: 'a negative chunk size',
    headers: ['Transfer-Encoding: chunked'],
    body: `-1\r\n${inner}\r\n0\r\n\r\n`,
    isTwiceRefused: true,
  },
  {
    name: 'a chunk that is longer than its size',
    headers: ['Transfer-Encoding: chunked'],
    body: `2\r\n${inner}\r\n0\r\n\r\n`,
    isTwiceRefused: true,
  },
];

const withBody = ['POST', 'PUT', 'PATCH', 'DELETE'];
const withoutBody = ['GET', 'HEAD', 'OPTIONS'];

function expectedOf(method: string, { isSound = false }: Framing): Expected {
  if (!isSound || withoutBody.includes(method)) return refusedWith(400, 411, 501, 413);
  return { status: 200, kind: 'services', reaches: [`${method} /api/framed`], body: inner };
}

const matrix = [...withoutBody, ...withBody].flatMap((method): Case[] =>
  framings.map((framing) => {
    const isTwiceRefused = framing.isTwiceRefused === true;
    return {
      name: `${method}: ${framing.name}`,
      send: request(method, '/api/framed', framing.headers, framing.body, framing.version),
      options: { method },
      expects: isTwiceRefused ? { status: 400, kind: 'stock refusal' } : expectedOf(method, framing),
    };
  }),
);

const bare = [...withoutBody, ...withBody].flatMap((method): Case[] => {
  const expects: Expected = { status: 200, kind: 'services', reaches: [`${method} /api/bare`], body: '' };
  return [
    { name: `${method} without a body`, send: request(method, '/api/bare'), options: { method }, expects },
    {
      name: `${method} with a length of 0`,
      send: request(method, '/api/bare', ['Content-Length: 0']),
      options: { method },
      expects,
    },
  ];
});

const onPages = ['GET', 'HEAD'].flatMap((method): Case[] => [
  {
    name: `${method} of the page with a length`,
    send: request(method, '/auth/login', [length], inner),
    options: { method },
    expects: refusedWith(400),
  },
  {
    name: `${method} of the page with chunks`,
    send: request(method, '/auth/login', ['Transfer-Encoding: chunked'], chunks),
    options: { method },
    expects: refusedWith(411),
  },
]);

const good = 'GET /api/second HTTP/1.1\r\nHost: login.example\r\n\r\n';
const behind = (method: string, target: string, headers: readonly string[] = []): string =>
  request(method, target, [`Content-Length: ${good.length}`, ...headers], good);
const inARow: Case[] = [
  {
    name: 'two good ones',
    send: request('GET', '/api/first') + good,
    options: { responses: 2 },
    expects: { status: 200, kind: 'services', reaches: ['GET /api/first', 'GET /api/second'] },
  },
  {
    name: 'a page, then the services',
    send: request('GET', '/auth/login') + good,
    options: { responses: 2 },
    expects: { status: 200, kind: 'page', reaches: ['GET /api/second'] },
  },
  {
    name: 'a body that reads as a request, with a good POST',
    send: behind('POST', '/api/first'),
    options: lingering(),
    expects: { status: 200, kind: 'services', reaches: ['POST /api/first'], body: good },
  },
  {
    name: 'a body that reads as a request, refused by its method',
    send: behind('POST', '/auth/login'),
    options: lingering(),
    expects: refusedWith(405),
  },
  {
    name: 'a body that reads as a request, at no place',
    send: behind('POST', '/x'),
    options: lingering(),
    expects: refusedWith(404),
  },
  {
    name: 'a body that reads as a request, for another host',
    send: behind('POST', '/api/first', ['Host: evil.example']),
    options: lingering(),
    expects: refusedWith(421),
  },
  {
    name: 'a body that reads as a request, with GET',
    send: behind('GET', '/api/first'),
    options: lingering(),
    expects: refusedWith(400),
  },
  {
    name: 'a body that reads as a request, behind two lengths',
    send: behind('POST', '/api/first', ['Content-Length: 0']),
    options: lingering(),
    expects: refusedWith(400),
  },
  {
    name: 'refused chunks, then a good one',
    send: request('POST', '/api/first', ['Transfer-Encoding: chunked'], `2\r\n{}\r\n0\r\n\r\n${good}`),
    options: lingering(),
    expects: { ...refusedWith(411), headers: { Connection: 'close' } },
  },
  {
    name: 'a refused path, then a good one',
    send: request('GET', '/api/../x') + good,
    options: lingering(),
    expects: refusedWith(400),
  },
  {
    name: 'a good one, then junk',
    send: `${request('GET', '/x')}\u0000\u0001junk\r\n\r\n`,
    options: lingering(),
    expects: { status: [404, 0], kind: 'refusal' },
  },
];

/** Waits for a second response, which comes if the body holds a smuggled request. */
function lingering(): { responses: number; patience: number } {
  return { responses: 3, patience: 250 };
}

export const framingProperties: Property[] = [
  { property: 'requests in a row are kept apart', cases: inARow },
  { property: 'a body has one end, or the request is refused', cases: [...matrix, ...onPages] },
  { property: 'a request without a body goes through with every method', cases: bare },
];
