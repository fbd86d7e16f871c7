import { refusedWith, request, type Case, type Expected, type Property } from './case';
import { publicHost } from './servers';

const page: Expected = { status: 200, kind: 'page' };
const get = (headers: readonly string[]): string => request('GET', '/auth/login', headers);

const methods: Case[] = [
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
  { name: 'the public host with a port', send: get([`Host: ${publicHost}:8443`]), expects: page },
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
  { name: 'a header of 20 KB', send: get([`Cookie: a=${'a'.repeat(20_000)}`]), expects: refusedWith(431, 400) },
  { name: 'cookies of 6 KB are taken', send: get([`Cookie: a=${'a'.repeat(6000)}`]), expects: page },
  {
    name: 'a body that says it has 2 MB',
    send: request('POST', '/api/x', ['Content-Length: 2097152']),
    expects: refusedWith(413),
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
  { property: 'what is too large is refused', cases: large },
];
