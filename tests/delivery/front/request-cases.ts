import { each, one, refusedWith, request, type Case, type Expected, type Property } from './case';
import { asset } from './path-cases';
import { publicHost } from './servers';

const page: Expected = { status: 200, kind: 'page' };
const get = (headers: readonly string[]): string => request('GET', '/auth/login', headers);

const read = ['/.well-known/change-password', '/.well-known/passkey-endpoints', '/auth/config.json', '/'];
const methods: Case[] = [
  one('POST says which methods there are', request('POST', '/auth/login'), {
    ...refusedWith(405),
    headers: { Allow: 'GET, HEAD' },
  }),
  ...each(
    'POST',
    ['/auth/assets/x.js', '/.well-known/security.txt', ...read],
    (path) => request('POST', path),
    refusedWith(405),
  ),
  ...[...read, '/healthz'].map((path): Case => ({
    name: `HEAD ${path}`,
    send: request('HEAD', path),
    options: { method: 'HEAD' },
    expects: path === '/' ? page : { status: [200, 302], kind: 'moved' },
  })),
  ...each(
    'services',
    ['XGET', 'GETX', 'XDELETE', 'DELETEX', 'TRACE'],
    (one) => request(one, '/api/x'),
    refusedWith(405),
  ),
  one('PROPFIND says which methods the services take', request('PROPFIND', '/api/x'), {
    ...refusedWith(405),
    headers: { Allow: 'GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE' },
  }),
];

const at = (host: string) => get([`Host: ${host}`]);
const spellings = [`${publicHost}:8443`, `${publicHost}:1`, `${publicHost}.`, 'LOGIN.example.:65535'];
const others = ['10.0.0.7', '[::1]', '[::1]:8443', 'a-b.example', 'localhost', 'EVIL.example', `evil.${publicHost}`];
const malformed = ['.example', 'a..example', 'a_b', 'a@login.example', '[::1', 'a.example..', '[g]', '::1'];
const hosts: Case[] = [
  ...each('the public host', spellings, at, page),
  ...each('another host', others, at, refusedWith(421)),
  ...each('no host', malformed, at, refusedWith(400)),
  ...each('no port', [':', ':x', ':443x', ':123456', ':1:2', '.:'], (end) => at(publicHost + end), refusedWith(400)),
  one('HTTP/1.0 without Host', 'GET /api/x HTTP/1.0\r\n\r\n', refusedWith(400)),
  one('two Hosts', request('GET', '/api/x', [`Host: ${publicHost}`, 'Host: evil.example']), refusedWith(400)),
];

const large: Case[] = [
  one('an address of 9 KB', request('GET', `/auth/login?${'a'.repeat(9000)}`), refusedWith(414)),
  one('an address of 7 KB is taken', request('GET', `/auth/login?${'a'.repeat(7000)}`), page),
  one('three headers of 6 KB', get(['A', 'B', 'C'].map((name) => `${name}: ${'a'.repeat(6000)}`)), refusedWith(431)),
  one('a header of 20 KB', get([`Cookie: a=${'a'.repeat(20_000)}`]), refusedWith(431)),
  one('cookies of 6 KB are taken', get([`Cookie: a=${'a'.repeat(6000)}`]), page),
  one('a body that says it has 1 MB', request('POST', '/api/x', ['Content-Length: 1048576']), refusedWith(413)),
  one('a body of 900 KB is taken', request('POST', '/api/x', ['Content-Length: 921600'], 'a'.repeat(921_600)), {
    status: 200,
    kind: 'services',
    reaches: ['POST /api/x'],
    body: 'a'.repeat(921_600),
  }),
];

const lines: Case[] = [
  ...each('no path', [`http://${publicHost}/api/x`, '*'], (target) => request('OPTIONS', target), refusedWith(400)),
  one('CONNECT', request('CONNECT', `${publicHost}:443`), refusedWith(400, 405)),
  one(
    'a condition that does not hold',
    request('GET', asset, ['If-Unmodified-Since: Sat, 01 Jan 2000 00:00:00 GMT']),
    refusedWith(412),
  ),
  one('an unknown encoding', request('POST', '/api/x', ['Transfer-Encoding: gzip']), refusedWith(501)),
  one('HTTP/2.0', request('GET', '/api/x').replace('HTTP/1.1', 'HTTP/2.0'), refusedWith(505)),
];

export const requestProperties: Property[] = [
  { property: 'the page and the files are only read, the services take seven methods', cases: methods },
  { property: 'one Host, and it is the public one', cases: hosts },
  { property: 'what nginx itself does not take has our words', cases: lines },
  { property: 'what is too large is refused', cases: large },
];
