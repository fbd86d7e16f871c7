import { passedHeaders } from '../../../scripts/delivery/nginx/passed-headers';
import { hopByHop } from '../../../scripts/delivery/nginx/request-rules';
import { request, refusedWith, type Case, type Expected, type Property } from './case';
import { headersOfOthers } from './headers-of-others';
import { asset } from './path-cases';

const canary = '6.6.6.6-canary';
const passed: Expected = { status: 200, kind: 'services', reaches: ['GET /api/way'], hides: canary };
const way = (headers: readonly string[]): string => request('GET', '/api/way', headers);

const forwarding: Case[] = [
  ...headersOfOthers.map((name): Case => ({ name, send: way([`${name}: ${canary}`]), expects: passed })),
  ...['X_Forwarded_For', 'x-forwarded-FOR', 'X-FORWARDED-HOST', 'X_Real_IP'].map((name): Case => ({
    name,
    send: way([`${name}: ${canary}`]),
    expects: passed,
  })),
  {
    name: 'X-Forwarded-For twice',
    send: way([`X-Forwarded-For: ${canary}`, `X-Forwarded-For: ${canary}`]),
    expects: passed,
  },
];

const passedOn = passedHeaders()
  .filter((name) => name !== 'Sec-Fetch-Site')
  .map((name): Case => ({
    name,
    send: way([`${name}: canary-${name}`]),
    expects: { status: 200, kind: 'services', reaches: ['GET /api/way'], receives: { [name]: `canary-${name}` } },
  }));

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parent = `00-${traceId}-b7ad6b7169203331-01`;
const other = '4bf92f3577b34da6a3ce929d0e0e4736';
const traced = (name: string, headers: readonly string[], receives: NonNullable<Expected['receives']>): Case => ({
  name,
  send: way(headers),
  expects: { status: 200, kind: 'services', reaches: ['GET /api/way'], receives, isTraced: true },
});
const ofTrace = (id: string): RegExp => new RegExp(`^00-${id}-[0-9a-f]{16}-01$`);
const madeHere = { 'X-Trace-Id': /^[0-9a-f]{32}$/, traceparent: /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/ };
const traces: Case[] = [
  traced('both headers', [`X-Trace-Id: ${traceId}`, `traceparent: ${parent}`], {
    ...{ 'X-Trace-Id': traceId, traceparent: parent },
  }),
  traced('only X-Trace-Id', [`X-Trace-Id: ${traceId}`], { 'X-Trace-Id': traceId, traceparent: ofTrace(traceId) }),
  traced('only traceparent', [`traceparent: ${parent}`], { 'X-Trace-Id': traceId, traceparent: parent }),
  traced('two that differ', [`X-Trace-Id: ${traceId}`, `traceparent: ${parent.replace(traceId, other)}`], {
    ...{ 'X-Trace-Id': traceId, traceparent: ofTrace(traceId) },
  }),
  traced('none', [], madeHere),
  ...[
    ...['<b>"\'};DROP', 'a'.repeat(33), '0'.repeat(32), traceId.toUpperCase()].map((id) => `X-Trace-Id: ${id}`),
    ...['00-0', parent.replace('b7ad6b7169203331', '0'.repeat(16)), `${parent}-more`].map((id) => `traceparent: ${id}`),
  ].map((header) => traced(header, [header], madeHere)),
];

const hops: Case[] = [
  ...hopByHop
    .filter((name) => name !== 'Transfer-Encoding' && name !== 'Connection')
    .map((name): Case => ({ name, send: way([`${name}: ${canary}`]), expects: passed })),
  ...[
    'X-Secret',
    'keep-alive, X-Secret',
    'X-Secret, close',
    'close,\tX-Secret',
    'Cookie',
    'X-Forwarded-For',
    'Host',
  ].map((named): Case => ({
    name: `Connection: ${named.replace('\t', ' ')}`,
    send: way([`Connection: ${named}`, `X-Secret: ${canary}`]),
    // nginx cannot remove the headers that Connection names, so it refuses.
    expects: { ...refusedWith(400), hides: canary },
  })),
  {
    name: 'Connection: thousands of commas, and a name',
    send: way([`Connection: ${', '.repeat(3000)}X-Secret`, `X-Secret: ${canary}`]),
    expects: { ...refusedWith(400), hides: canary, within: 2000 },
  },
  {
    name: 'Connection: thousands of commas are taken',
    send: way([`Connection: ${', '.repeat(3000)}close`]),
    expects: { ...passed, within: 2000 },
  },
  ...['keep-alive', 'close', 'Keep-Alive, close', 'upgrade', 'TE', ''].map((value): Case => ({
    name: `Connection: ${value || 'nothing'} is taken`,
    send: way([`Connection: ${value}`]),
    expects: passed,
  })),
];

const webSocket = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];
const h2c = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA'];
const upgrades: Case[] = [
  {
    name: 'a web socket to the services is handled like every other request',
    send: way(webSocket),
    expects: { ...passed, hides: '"upgrade"' },
  },
  { name: 'HTTP/2 to the services', send: way(h2c), expects: { ...passed, hides: 'h2c' } },
  {
    name: 'a web socket to the page',
    send: request('GET', '/auth/login', webSocket),
    expects: { status: 200, kind: 'page' },
  },
  { name: 'HTTP/2 to the page', send: request('GET', '/auth/login', h2c), expects: { status: 200, kind: 'page' } },
  { name: 'a web socket to an asset', send: request('GET', asset, webSocket), expects: { status: 200, kind: 'asset' } },
];

const assetWith = (
  name: string,
  headers: readonly string[],
  status: number | readonly number[],
  more: Expected['headers'] = {},
): Case => {
  return { name, send: request('GET', asset, headers), expects: { status, kind: 'asset', headers: more } };
};
const whole = { 'Content-Range': undefined };
const pageWith = (headers: readonly string[]): Case => ({
  name: `the page with ${headers.join(', ')}`,
  send: request('GET', '/auth/login', headers),
  expects: { status: 200, kind: 'page', headers: whole },
});
const past = 'Mon, 01 Jan 2001 00:00:00 GMT';
const future = 'Fri, 01 Jan 2100 00:00:00 GMT';

const conditions: Case[] = [
  ...[
    'bytes=0-9',
    'bytes=-5',
    'bytes=3-3',
    'bytes=0-1,4-5',
    'bytes=99999999-',
    'bytes=9-3',
    'lines=0-9',
    'bytes=99999999999999999999-999999999999999999999',
    'bytes=-',
    'x',
  ].map((range) => assetWith(`Range: ${range}`, [`Range: ${range}`], 200, whole)),
  assetWith(
    'a thousand ranges',
    [`Range: bytes=${Array.from({ length: 1000 }, (_, at) => `${at}-`).join(',')}`],
    200,
    whole,
  ),
  assetWith('a range if nothing has changed since', ['Range: bytes=0-9', `If-Range: ${past}`], 200, whole),
  assetWith('a range of the compressed twin', ['Range: bytes=0-9', 'Accept-Encoding: br'], 200, {
    ...whole,
    'Content-Encoding': 'br',
  }),
  assetWith('not modified since tomorrow', [`If-Modified-Since: ${future}`], [200, 304]),
  assetWith('modified since long ago', [`If-Modified-Since: ${past}`], 200),
  assetWith('a date that is none', ['If-Modified-Since: yesterday'], 200),
  assetWith('a tag that it does not have', ['If-None-Match: "x"'], 200),
  assetWith('any tag', ['If-None-Match: *'], [200, 304]),
  assetWith('only with a tag that it does not have', ['If-Match: "x"'], 412),
  assetWith('only unmodified since long ago', [`If-Unmodified-Since: ${past}`], 412),
  pageWith(['Range: bytes=0-9']),
  pageWith(['Range: bytes=99999999-']),
  pageWith([`If-Modified-Since: ${future}`]),
];

export const wayProperties: Property[] = [
  { property: 'what a client says of other front servers never reaches the services', cases: forwarding },
  { property: 'what the contract and browsers send reaches the services', cases: passedOn },
  { property: 'one trace id reaches the services and the log', cases: traces },
  { property: 'headers of one connection end with it', cases: hops },
  { property: 'nothing is upgraded', cases: upgrades },
  { property: 'conditions hold for assets; a range is given whole, and the page always is', cases: conditions },
];
