import { refusedWith, request, type Case, type Expected, type Property } from './case';
import { asset } from './path-cases';
import { publicHost } from './servers';

const page: Expected = { status: 200, kind: 'page' };
const get = (headers: readonly string[]): string => request('GET', '/auth/login', headers);

const [changePassword, passkeyEndpoints] = ['/.well-known/change-password', '/.well-known/passkey-endpoints'];
const methods: Case[] = [
  {
    name: 'POST says which methods there are',
    send: request('POST', '/auth/login'),
    expects: { ...refusedWith(405), headers: { Allow: 'GET, HEAD' } },
  },
  ...[changePassword, passkeyEndpoints, '/auth/config.json', '/auth/assets/x.js', '/', '/.well-known/security.txt'].map(
    (path): Case => ({ name: `POST ${path}`, send: request('POST', path), expects: refusedWith(405) }),
  ),
  ...[changePassword, passkeyEndpoints, '/auth/config.json', '/', '/healthz'].map((path): Case => ({
    name: `HEAD ${path}`,
    send: request('HEAD', path),
    options: { method: 'HEAD' },
    expects: path === '/' ? page : { status: [200, 302], kind: 'moved' },
  })),
  ...['XGET', 'GETX', 'XDELETE', 'DELETEX', 'TRACE'].map((method): Case => ({
    name: `${method} of the services`,
    send: request(method, '/api/x'),
    expects: refusedWith(405),
  })),
  {
    name: 'PROPFIND says which methods the services take',
    send: request('PROPFIND', '/api/x'),
    expects: { ...refusedWith(405), headers: { Allow: 'GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE' } },
  },
];

const hosts: Case[] = [
  ...[`${publicHost}:8443`, `${publicHost}:1`, `${publicHost}.`, 'LOGIN.example.:65535'].map((host): Case => ({
    name: `the public host as ${host}`,
    send: get([`Host: ${host}`]),
    expects: page,
  })),
  ...[':', ':x', ':443x', ':123456', ':1:2', '.:'].map((end): Case => ({
    name: `the public host with ${end}`,
    send: get([`Host: ${publicHost}${end}`]),
    expects: refusedWith(400),
  })),
  ...['10.0.0.7', '[::1]', '[::1]:8443', 'a-b.example', 'localhost', 'EVIL.example'].map((host): Case => ({
    name: `the host ${host}`,
    send: get([`Host: ${host}`]),
    expects: refusedWith(421),
  })),
  ...['.example', 'a..example', 'a_b', 'a@login.example', '[::1', 'a.example..', '[g]', '::1'].map((host): Case => ({
    name: `no host: ${host}`,
    send: get([`Host: ${host}`]),
    expects: refusedWith(400),
  })),
  { name: 'another host', send: get(['Host: evil.example']), expects: refusedWith(421) },
  { name: 'a host below the public one', send: get([`Host: evil.${publicHost}`]), expects: refusedWith(421) },
  { name: 'HTTP/1.0 without Host', send: 'GET /api/x HTTP/1.0\r\n\r\n', expects: refusedWith(400) },
  {
    name: 'two Hosts',
    send: request('GET', '/api/x', [`Host: ${publicHost}`, 'Host: evil.example']),
    expects: refusedWith(400),
  },
];

const large: Case[] = [
  { name: 'an address of 9 KB', send: request('GET', `/auth/login?${'a'.repeat(9000)}`), expects: refusedWith(414) },
  { name: 'an address of 7 KB is taken', send: request('GET', `/auth/login?${'a'.repeat(7000)}`), expects: page },
  {
    name: 'three headers of 6 KB',
    send: get(['A', 'B', 'C'].map((name) => `${name}: ${'a'.repeat(6000)}`)),
    expects: refusedWith(431),
  },
  { name: 'a header of 20 KB', send: get([`Cookie: a=${'a'.repeat(20_000)}`]), expects: refusedWith(431) },
  { name: 'cookies of 6 KB are taken', send: get([`Cookie: a=${'a'.repeat(6000)}`]), expects: page },
  {
    name: 'a body that says it has 1 MB',
    send: request('POST', '/api/x', ['Content-Length: 1048576']),
    expects: refusedWith(413),
  },
  {
    name: 'a body of 900 KB is taken',
    send: request('POST', '/api/x', ['Content-Length: 921600'], 'a'.repeat(921_600)),
    expects: { status: 200, kind: 'services', reaches: ['POST /api/x'], body: 'a'.repeat(921_600) },
  },
];

const lines: Case[] = [
  { name: 'the address of a proxy', send: request('GET', `http://${publicHost}/api/x`), expects: refusedWith(400) },
  {
    name: 'a lower-case scheme of another host',
    send: request('GET', 'https://evil.example/api/x'),
    expects: refusedWith(400),
  },
  { name: 'OPTIONS *', send: request('OPTIONS', '*'), expects: refusedWith(400) },
  { name: 'CONNECT', send: request('CONNECT', `${publicHost}:443`), expects: refusedWith(400, 405) },
  {
    name: 'a condition that does not hold',
    send: request('GET', asset, ['If-Unmodified-Since: Sat, 01 Jan 2000 00:00:00 GMT']),
    expects: refusedWith(412),
  },
  {
    name: 'an unknown encoding',
    send: request('POST', '/api/x', ['Transfer-Encoding: gzip']),
    expects: refusedWith(501),
  },
  { name: 'HTTP/2.0', send: request('GET', '/api/x').replace('HTTP/1.1', 'HTTP/2.0'), expects: refusedWith(505) },
];

export const requestProperties: Property[] = [
  { property: 'the page and the files are only read, the services take seven methods', cases: methods },
  { property: 'one Host, and it is the public one', cases: hosts },
  { property: 'what nginx itself does not take has our words', cases: lines },
  { property: 'what is too large is refused', cases: large },
];
