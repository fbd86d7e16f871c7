import { passedHeaders } from '../../../scripts/delivery/nginx/passed-headers';
import { request, refusedWith, type Case, type Expected, type Property } from './case';
import { asset } from './path-cases';

const canary = '6.6.6.6-canary';
const passed: Expected = { status: 200, kind: 'services', reaches: ['GET /api/way'], hides: canary };
const way = (headers: readonly string[]): string => request('GET', '/api/way', headers);

/** Front servers of all kinds name a client or a user in such headers. A client can forge each of them. */
const headersOfOthers = [
  'Forwarded',
  'X-Forwarded-For',
  'X_Forwarded_For',
  'X-Forwarded-Host',
  'X-Forwarded-User',
  'X-Real-IP',
  'X-Original-URL',
  'X-HTTP-Method-Override',
  'Authorization',
  'X-Anything',
];
const forwarding: Case[] = [
  { name: 'all of it', send: way(headersOfOthers.map((name) => `${name}: ${canary}`)), expects: passed },
];

const expectedHeaders = passedHeaders().filter((name) => name !== 'Sec-Fetch-Site');
const passedOn: Case[] = [
  {
    name: 'all of it',
    send: way(expectedHeaders.map((name) => `${name}: canary-${name}`)),
    expects: {
      ...{ status: 200, kind: 'services', reaches: ['GET /api/way'] },
      receives: Object.fromEntries(expectedHeaders.map((name) => [name, `canary-${name}`])),
    },
  },
];

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
  traced('two that differ', [`X-Trace-Id: ${traceId}`, `traceparent: ${parent.replace(traceId, other)}`], {
    ...{ 'X-Trace-Id': traceId, traceparent: ofTrace(traceId) },
  }),
  traced('none', [], madeHere),
  traced('one that is no trace id', ['X-Trace-Id: <b>"\'};DROP'], madeHere),
];

const hops: Case[] = [
  {
    name: 'a header that Connection names',
    send: way(['Connection: close, X-Secret', `X-Secret: ${canary}`]),
    // nginx cannot remove the headers that Connection names, so it refuses.
    expects: { ...refusedWith(400), hides: canary },
  },
  { name: 'Connection: Keep-Alive, close is taken', send: way(['Connection: Keep-Alive, close']), expects: passed },
  {
    name: 'a web socket to the services is handled like every other request',
    send: way(['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']),
    expects: { ...passed, hides: '"upgrade"' },
  },
];

const ranges: Case[] = [
  {
    name: 'an asset',
    send: request('GET', asset, ['Range: bytes=0-9']),
    expects: { status: 200, kind: 'asset', headers: { 'Content-Range': undefined } },
  },
  {
    name: 'the page, also when it says it has it',
    send: request('GET', '/auth/login', ['Range: bytes=0-9', 'If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT']),
    expects: { status: 200, kind: 'page', headers: { 'Content-Range': undefined } },
  },
];

export const wayProperties: Property[] = [
  { property: 'what a client says of other front servers never reaches the services', cases: forwarding },
  { property: 'what the contract and browsers send reaches the services', cases: passedOn },
  { property: 'one trace id reaches the services and the log', cases: traces },
  { property: 'headers of one connection end with it', cases: hops },
  { property: 'a range is given whole', cases: ranges },
];
