import { readdirSync } from 'node:fs';
import { refusedWith, request, type Case, type Property } from './case';

/** Unsafe path parts, tested behind every prefix. */
const unsound = [
  '..%2f..%2findex.html',
  '..%2F..%2Findex.html',
  '%2e%2e/x',
  '%2E%2E/x',
  '%2e./x',
  '../x',
  './x',
  '%2e/x',
  'x/..',
  'x/.',
  '..;/x',
  '..;a=b/x',
  '%2e%2e;/x',
  '..%3b/x',
  '..%5cx',
  '..\\x',
  'a\\b',
  '%5c..%5cx',
  'a%00b',
  'a%00.js',
  '%00',
  '%252e%252e/x',
  '%252fx',
  '%255cx',
  'a%2500',
  '%25252e%25252e/x',
  '%25250ax',
  '/x',
  'a//b',
  'a%2fb',
  'a%0ab',
  'a%0d%0aX-Injected:1',
  '%09/evil.example',
  'a%7fb',
  '%zz',
  'a%',
  'a%2',
  '%u002e',
  '%c0%ae%c0%ae/x',
  '%c0%afx',
  '%e0%80%afx',
  '%ed%a0%80',
  '%ff',
  '%80',
  '%c3',
  '%c3%a9%a9',
  'a#b',
  'a\u0080b',
];

const get = (path: string, headers: readonly string[] = []): string => request('GET', path, headers);

const refusals = ['/auth/assets/', '/auth/', '/api/'].flatMap((prefix): Case[] =>
  unsound.map((form) => ({ name: `${prefix}${form}`, send: get(prefix + form), expects: refusedWith(400) })),
);

const pages = [
  '/',
  '/view/home',
  '/authn/landing',
  '/auth',
  '/auth/',
  '/auth/login',
  '/auth/login?redirectUrl=%2F..%2f%00%5c//',
  '/auth/no/such/place',
  '/%61uth/login',
  '/auth/create-account/aaa.bbb.ccc',
  '/auth/create-account/aaa%2ebbb',
  '/auth/reset/token.js',
  '/auth/reset/token.json',
  '/auth/index.html',
  '/auth/missing.js',
  '/auth/assets',
  '/auth/a%20b',
  '/auth/caf%C3%A9',
  '/auth/%E2%82%AC',
  '/auth/%F0%9F%98%80',
  '/auth/a;b=c',
  '/auth/...',
  '/auth/.hidden',
  '/auth/.git/config',
  '/auth/~x',
  "/auth/a+b:c@d!$&'()*,=",
  '/auth/100%25',
].map((path): Case => ({
  name: path,
  send: get(path),
  expects: { status: 200, kind: 'page', headers: { 'Content-Type': 'text/html; charset=utf-8' } },
}));

const script = readdirSync('dist/auth/assets').find((name) => name.endsWith('.js')) ?? '';
/** The path of a script of the build. */
export const asset = `/auth/assets/${script}`;
const style = `/auth/assets/${readdirSync('dist/auth/assets').find((name) => name.endsWith('.css')) ?? ''}`;

const nowhere = [
  '/x',
  '/index.html',
  '/index.html.br',
  '/package.json',
  '/.env',
  '/favicon.ico',
  '/authn',
  '/authn/landing/x',
  '/authentication',
  '/view',
  '/view/home/x',
  '/AUTH/login',
  '/Auth/assets/x.js',
  '/-/refused',
  '/api',
  '/__mock',
  '/outside/nexo/login',
  '/auth/assets/',
  '/auth/assets/missing-12345678.js',
  '/auth/assets/x.html',
  '/auth/assets/index.html',
  '/auth/assets/x',
  '/auth/assets/.htaccess',
  '/auth/assets/a/b/c.js',
  '/auth/assets/x.JS',
  `${asset}.br`,
  `${asset}.gz`,
  `${asset}.map`,
  `${asset}/`,
  '/auth/config.json.gz',
  '/auth/config.json.br',
  '/auth/config.json.map',
  '/auth/favicon.svg.br',
  '/auth/favicon.svg.gz',
  '/auth/THIRD-PARTY-NOTICES.txt.gz',
].map((path): Case => ({ name: path, send: get(path), expects: refusedWith(404) }));

const served: Case[] = [
  ['/auth/config.json', 'application/json; charset=utf-8'] as const,
  ['/auth/favicon.svg', 'image/svg+xml'] as const,
  ['/auth/THIRD-PARTY-NOTICES.txt', 'text/plain; charset=utf-8'] as const,
].map(([path, type]) => ({
  name: path,
  send: get(path),
  expects: { status: 200, kind: 'file', headers: { 'Content-Type': type } },
}));

const encoded = [
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
  ['', undefined],
  ['gzip;q=0', undefined],
] as const;
const assets = encoded.flatMap(([accepted, encoding]): Case[] => {
  const headers = { 'Content-Encoding': encoding, Vary: 'Accept-Encoding' };
  const accept = [`Accept-Encoding: ${accepted}`];
  return [
    {
      name: `${accepted || 'nothing'} accepted: a script`,
      send: get(asset, accept),
      expects: {
        status: 200,
        kind: 'asset',
        headers: { ...headers, 'Content-Type': 'text/javascript; charset=utf-8' },
      },
    },
    {
      name: `${accepted || 'nothing'} accepted: a style sheet`,
      send: get(style, accept),
      expects: { status: 200, kind: 'asset', headers: { ...headers, 'Content-Type': 'text/css; charset=utf-8' } },
    },
    {
      name: `${accepted || 'nothing'} accepted: the page`,
      send: get('/auth/login', accept),
      expects: { status: 200, kind: 'page', headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } },
    },
  ];
});

const head: Case[] = [
  {
    name: 'the page',
    send: request('HEAD', '/auth/login'),
    options: { method: 'HEAD' },
    expects: { status: 200, kind: 'page' },
  },
  {
    name: 'an asset',
    send: request('HEAD', asset),
    options: { method: 'HEAD' },
    expects: { status: 200, kind: 'asset' },
  },
  { name: 'nothing', send: request('HEAD', '/x'), options: { method: 'HEAD' }, expects: refusedWith(404) },
];

export const pathProperties: Property[] = [
  { property: 'a path with more than one reading is refused', cases: refusals },
  { property: 'every path of the app is the page, with dots in it too', cases: pages },
  { property: 'nothing else is served, and never as a page', cases: nowhere },
  { property: 'the files beside the assets are served', cases: served },
  { property: 'text comes in Brotli, gzip or plain, as the client accepts', cases: assets },
  { property: 'HEAD is GET without a body', cases: head },
];
