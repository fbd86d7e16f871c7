import { readdirSync } from 'node:fs';
import { each, refusedWith, request, type Case, type Property } from './case';

/** Servers read each of these differently. Each is refused by one rule alone. */
const unsound = {
  'bytes outside ASCII': 'caf\u00c3\u00a9 ?a=\u00e9',
  'a fragment': 'x#y ?a=b#c',
  'a backslash or an empty segment': 'a\\b /x x// x//?a',
  'a percent sign that encodes nothing': '% %4 %zz %4?a %u0041',
  'an encoded control byte': '%01 %1F %7f %2501 %25251f',
  'an encoded slash or backslash': '..%2fx %5Cx %252Fx %25255cx',
  'an encoded dot, twice': '%252e%252e/x %25252Ex',
  'a segment of dots': '. x/.. ./x ../x %2e/x .%2E/x ..?a',
  'a segment of dots with parameters': '..;/x .;a=1/x %2e.;x ..%3bx .%3B',
  'a byte that UTF-8 never has': '%C0%af %c1%bf %f5%80%80%80 %ff',
  'a character in more bytes than it needs': '%e0%80%af %e0%9f%bf %f0%80%80%80 %f0%8f%bf%bf',
  'a half of a pair, and a character beyond the last': '%ed%a0%80 %ed%bf%bf %f4%90%80%80 %f4%a0%80%80 %f4%b0%80%80',
  'two bytes': '%cf %dax %c3%a9%8f %c3%a9%9f %c3%a9%bf %c3 %d0x %C3%41 %c3%c3 %c3%a9%a9',
  'three bytes': '%e2%82%ac%9f %e2%82%ac%a0 %e2%82%ac%bf %e2 %e2%82 %e2%82x %E2%82%41 %e2%82%ac%80 %ef%bf',
  'four bytes':
    '%F1x %f0%9f%98%80%9f %f0%9f%98%80%a0 %f0%9f%98%80%bf %f0%9f%98 %f0%9f%98x %F4%8F%bf%c3 %f0%9f%98%80%80 %f1%80%80',
  'a lone byte from the middle of a character': '%80 x%BF a%41%9f %c3%a9%41%a9',
};
/** Beside each rule, what it has to let through. */
const sound =
  'a.b ... .a a.. ..a a;b %3b %20 %7e ~ %2541 %c3%9f%c3%bf%c2%a0 %e1%9a%80%e3%bf%a0%e3%80%90 %C3%A9 %c2%80 %df%bf ' +
  '%f1%80%90%a0%f1%a0%b0%80%f1%b0%80%90%f1%90%a0%b0 %e0%a0%80 %E2%82%AC %ed%9f%bf %f0%90%80%80 %F0%9F%98%80 ' +
  '%f4%8f%bf%bf %c3%a9%e2%82%ac%f0%9f%98%80%c3%a9 ?a=//\\%2f/../%zz%00%252e%c0%c3x%e2x%f0x%80';

const get = (path: string, headers: readonly string[] = []): string => request('GET', path, headers);

const refusals = Object.entries(unsound).flatMap(([rule, forms]) =>
  each(rule, forms.split(' '), (form) => get(`/api/${form}`), refusedWith(400)),
);

const passedOn = sound.split(' ').map((form): Case => ({
  name: form,
  send: get(`/api/${form}`),
  expects: { status: 200, kind: 'services', reaches: [`GET /api/${form}`] },
}));

const pages = ['/', '/auth', '/auth/no/such/place', '/auth/reset/token.js', '/auth/caf%C3%A9'].map((path): Case => ({
  name: path,
  send: get(path),
  expects: { status: 200, kind: 'page', headers: { 'Content-Type': 'text/html; charset=utf-8' } },
}));

const fileOf = (end: string) =>
  `/auth/assets/${readdirSync('dist/auth/assets').find((name) => name.endsWith(end)) ?? ''}`;
/** The path of a script of the build. */
export const asset = fileOf('.js');

const nowhere = [
  ...['/x', '/__mock', '/index.html', '/api', '/-/refused', '/-/refused/at-last', '/auth/assets/'],
  ...['/auth/assets/missing-12345678.js', `${asset}.br`, `${asset}.map`, `${asset}x`, '/auth/config.json.gz'],
].map((path): Case => ({ name: path, send: get(path), expects: refusedWith(404) }));

const served: Case[] = [
  ['/auth/config.json', 'application/json; charset=utf-8'] as const,
  ['/auth/favicon.svg', 'image/svg+xml'] as const,
  ['/healthz', 'application/json; charset=utf-8'] as const,
  ['/readyz', 'application/json; charset=utf-8'] as const,
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
const style: Case = {
  name: 'a style',
  send: get(fileOf('.css')),
  expects: { status: 200, kind: 'asset', headers: { 'Content-Type': 'text/css; charset=utf-8' } },
};
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
  { property: 'a path with one reading goes on as it is', cases: passedOn },
  { property: 'every path of the app is the page, with dots in it too', cases: pages },
  { property: 'nothing else is served, and never as a page', cases: nowhere },
  { property: 'the files beside the assets are served', cases: served },
  { property: 'text comes in Brotli, gzip or plain, as the client accepts', cases: [...assets, style] },
  { property: 'HEAD is GET without a body', cases: head },
];
