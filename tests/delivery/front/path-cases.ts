import { readdirSync } from 'node:fs';
import { refusedWith, request, type Case, type Property } from './case';

/** Unsafe path parts. */
const unsound = ['..%2fx', 'x/..', '%5cx', 'a%00b', '%252e%252e/x'];

const get = (path: string, headers: readonly string[] = []): string => request('GET', path, headers);

const refusals = unsound.map((form): Case => ({
  name: form,
  send: get(`/api/${form}`),
  expects: refusedWith(400),
}));

const pages = ['/', '/auth', '/auth/no/such/place', '/auth/reset/token.js', '/auth/caf%C3%A9'].map((path): Case => ({
  name: path,
  send: get(path),
  expects: { status: 200, kind: 'page', headers: { 'Content-Type': 'text/html; charset=utf-8' } },
}));

const script = readdirSync('dist/auth/assets').find((name) => name.endsWith('.js')) ?? '';
/** The path of a script of the build. */
export const asset = `/auth/assets/${script}`;

const nowhere = ['/x', '/__mock', '/auth/assets/missing-12345678.js', `${asset}.br`, `${asset}.map`].map(
  (path): Case => ({ name: path, send: get(path), expects: refusedWith(404) }),
);

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
  ['', undefined],
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
];

export const pathProperties: Property[] = [
  { property: 'a path with more than one reading is refused', cases: refusals },
  { property: 'every path of the app is the page, with dots in it too', cases: pages },
  { property: 'nothing else is served, and never as a page', cases: nowhere },
  { property: 'the files beside the assets are served', cases: served },
  { property: 'text comes in Brotli, gzip or plain, as the client accepts', cases: assets },
  { property: 'HEAD is GET without a body', cases: head },
];
