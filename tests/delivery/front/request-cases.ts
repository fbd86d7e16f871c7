import { refusedWith, request, type Case, type Expected, type Property } from './case';
import { asset } from './path-cases';
import { publicHost } from './servers';

const page: Expected = { status: 200, kind: 'page' };
const get = (headers: readonly string[], version?: string): string =>
  request('GET', '/auth/login', headers, '', version);

const odd = ['TRACE', 'CONNECT', 'PROPFIND', 'MKCOL', 'LOCK', 'FOO', 'get', 'GE T', 'G\u0000ET'];
const methods: Case[] = [
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', ...odd].flatMap((method): Case[] =>
    ['/auth/login', asset, '/auth/config.json'].map((path) => ({
      name: `${method} ${path.split('-')[0]}`,
      send: request(method, path),
      expects: refusedWith(405, 400),
    })),
  ),
  ...odd.map((method): Case => ({
    name: `${method} /api/x`,
    send: request(method, '/api/x'),
    expects: refusedWith(405, 400),
  })),
  {
    name: 'POST says which methods there are',
    send: request('POST', '/auth/login'),
    expects: { ...refusedWith(405), headers: { Allow: 'GET, HEAD' } },
  },
  {
    name: 'PROPFIND says which methods the services take',
    send: request('PROPFIND', '/api/x'),
    expects: { ...refusedWith(405), headers: { Allow: 'GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE' } },
  },
];

const hosts: Case[] = [
  { name: 'the public host', send: get([`Host: ${publicHost}`]), expects: page },
  { name: 'the public host with a port', send: get([`Host: ${publicHost}:8443`]), expects: page },
  { name: 'the public host in capitals', send: get([`Host: ${publicHost.toUpperCase()}`]), expects: page },
  { name: 'the public host with a dot at the end', send: get([`Host: ${publicHost}.`]), expects: page },
  { name: 'HTTP/1.0 with the public host', send: get([], 'HTTP/1.0'), expects: page },
  ...[
    'evil.example',
    `evil.${publicHost}`,
    `${publicHost}.evil.example`,
    'localhost',
    '127.0.0.1',
    '[::1]',
    'login',
    `x${publicHost}`,
  ].map((host): Case => ({ name: `Host: ${host}`, send: get([`Host: ${host}`]), expects: refusedWith(421) })),
  ...[
    `${publicHost}@evil.example`,
    `evil.example#${publicHost}`,
    `${publicHost}, evil.example`,
    `${publicHost} evil.example`,
    `${publicHost}/evil`,
    'login_example',
    `${publicHost}:80:80`,
    `${publicHost}:x`,
    '..',
    `${publicHost}\u0000`,
  ].map((host): Case => ({
    name: `Host: ${host.replace('\0', 'NUL')}`,
    send: get([`Host: ${host}`]),
    expects: refusedWith(421, 400),
  })),
  ...['/auth/login', '/api/x', asset].flatMap((path): Case[] => [
    {
      name: `HTTP/1.0 without Host: ${path.split('-')[0]}`,
      send: `GET ${path} HTTP/1.0\r\n\r\n`,
      expects: refusedWith(400),
    },
    {
      name: `HTTP/1.1 without Host: ${path.split('-')[0]}`,
      send: `GET ${path} HTTP/1.1\r\n\r\n`,
      expects: refusedWith(400),
    },
    { name: `an empty Host: ${path.split('-')[0]}`, send: request('GET', path, ['Host: ']), expects: refusedWith(400) },
    {
      name: `the same Host twice: ${path.split('-')[0]}`,
      send: request('GET', path, [`Host: ${publicHost}`, `Host: ${publicHost}`]),
      expects: refusedWith(400),
    },
    {
      name: `two Hosts: ${path.split('-')[0]}`,
      send: request('GET', path, [`Host: ${publicHost}`, 'Host: evil.example']),
      expects: refusedWith(400),
    },
  ]),
];

/**
 * A request line without a version is HTTP/0.9, whose responses have no head. So nginx sends only the body of the
 * refusal.
 */
const lines: Case[] = [
  {
    name: 'an absolute target of ours',
    send: request('GET', `http://${publicHost}/auth/login`),
    expects: refusedWith(400),
  },
  {
    name: 'an absolute target of another',
    send: request('GET', 'http://evil.example/auth/login'),
    expects: refusedWith(400, 421),
  },
  { name: 'an asterisk', send: request('OPTIONS', '*'), expects: refusedWith(400) },
  { name: 'no slash', send: request('GET', 'auth/login'), expects: refusedWith(400) },
  { name: 'an empty target', send: request('GET', ''), expects: refusedWith(400) },
  { name: 'HTTP/2.0', send: get([], 'HTTP/2.0'), expects: refusedWith(400, 505) },
  { name: 'HTTP/1.1x', send: get([], 'HTTP/1.1x'), expects: refusedWith(400) },
  {
    name: 'the preface of HTTP/2',
    send: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    expects: { ...refusedWith(400, 505, 405) },
  },
  {
    name: 'TLS on a plain port',
    send: '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\r\n\r\n',
    expects: refusedWith(400),
  },
  { name: 'a NUL byte', send: '\u0000\r\n\r\n', expects: refusedWith(400) },
];

const injections: Case[] = [
  { name: 'a value with a NUL byte', send: get(['X-Bad: a\u0000b']), expects: refusedWith(400) },
  { name: 'a name with a space', send: get(['X Bad: 1']), expects: refusedWith(400) },
  { name: 'a name with a control byte', send: get(['X\u0001Bad: 1']), expects: refusedWith(400) },
  {
    name: 'a trace id that is no trace id',
    send: request('GET', '/x', ['X-Trace-Id: <b>canary</b>']),
    expects: { ...refusedWith(404), hides: 'canary' },
  },
  {
    name: 'a trace id of 33 digits',
    send: request('GET', '/x', [`X-Trace-Id: ${'a'.repeat(33)}`]),
    expects: { ...refusedWith(404), hides: 'a'.repeat(33) },
  },
  {
    name: 'a good trace id comes back',
    send: request('GET', '/x', [`X-Trace-Id: ${'0af7651916cd43dd8448eb211c80319c'}`]),
    expects: { ...refusedWith(404), headers: { 'X-Trace-Id': '0af7651916cd43dd8448eb211c80319c' } },
  },
  { name: 'an expectation that is not ours', send: get(['Expect: tea']), expects: page },
];

const large: Case[] = [
  {
    name: 'an address of 9 KB',
    send: request('GET', `/auth/login?${'a'.repeat(9000)}`),
    expects: refusedWith(414, 431),
  },
  {
    name: 'an address of 60 KB',
    send: request('GET', `/auth/login?${'a'.repeat(60_000)}`),
    expects: refusedWith(414, 431),
  },
  { name: 'an address of 7 KB is taken', send: request('GET', `/auth/login?${'a'.repeat(7000)}`), expects: page },
  { name: 'a header of 20 KB', send: get([`Cookie: a=${'a'.repeat(20_000)}`]), expects: refusedWith(431, 400) },
  {
    name: 'headers of 60 KB',
    send: get(Array.from({ length: 60 }, (_, at) => `X-${at}: ${'a'.repeat(1000)}`)),
    expects: refusedWith(431, 400),
  },
  { name: 'cookies of 6 KB are taken', send: get([`Cookie: a=${'a'.repeat(6000)}`]), expects: page },
  {
    name: 'a body that says it has 2 MB',
    send: request('POST', '/api/x', ['Content-Length: 2097152']),
    expects: refusedWith(413),
  },
  {
    name: 'a body that says it has more than there is',
    send: request('POST', '/api/x', ['Content-Length: 99999999999999']),
    expects: refusedWith(413, 400),
  },
  {
    name: 'chunks of 2 MB',
    send: request('POST', '/api/x', ['Transfer-Encoding: chunked'], `200000\r\n${'a'.repeat(0x200000)}\r\n0\r\n\r\n`),
    expects: { status: [411, 0], kind: 'refusal' },
  },
  {
    name: 'a body of 900 KB is taken',
    send: request('POST', '/api/x', ['Content-Length: 921600'], 'a'.repeat(921_600)),
    expects: { status: 200, kind: 'services', reaches: ['POST /api/x'], body: 'a'.repeat(921_600) },
  },
];

export const requestProperties: Property[] = [
  { property: 'the page and the files are only read, the services take seven methods', cases: methods },
  { property: 'one Host, and it is the public one', cases: hosts },
  { property: 'a request line has a path and a version', cases: lines },
  { property: 'a header is a header', cases: injections },
  { property: 'what is too large is refused', cases: large },
];
