import { passedHeaders } from '../../../scripts/delivery/nginx/request-rules';
import { each, one, request, refusedWith, type Case, type Expected, type Property } from './case';
import { asset } from './path-cases';
import { publicHost } from './servers';

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
  one('all of it', way(headersOfOthers.map((name) => `${name}: ${canary}`)), passed),
  {
    name: 'the services learn the public host without the rest of Host, and the client from the connection',
    send: way(['Host: LOGIN.example.:8443', 'X-Forwarded-For: 6.6.6.6', 'X-Forwarded-Proto: http']),
    expects: {
      ...passed,
      receives: {
        ...{ 'X-Forwarded-Host': publicHost, 'X-Forwarded-For': '127.0.0.1', 'X-Forwarded-Proto': 'https' },
        ...{ Connection: 'close', 'Transfer-Encoding': '', 'Content-Length': '' },
      },
    },
  },
];

const expectedHeaders = [
  ...['Accept', 'Accept-Encoding', 'Accept-Language', 'Content-Type', 'Cookie', 'Origin', 'Referer', 'User-Agent'],
  ...['Sec-CH-UA', 'Sec-CH-UA-Mobile', 'Sec-CH-UA-Platform', 'Sec-GPC', 'Sec-Fetch-Dest', 'Sec-Fetch-Mode'],
  ...['Secure-Session-Response', 'Secure-Session-Skipped', 'Sec-Secure-Session-Id', 'Sec-Session-Id'],
  ...['Sec-Fetch-User', ...passedHeaders().filter((name) => !/^sec-fetch-site$/i.test(name))],
];
const passedOn: Case[] = [
  {
    name: 'all of it',
    send: way([...new Set(expectedHeaders)].map((name) => `${name}: canary-${name}`)),
    expects: {
      ...{ status: 200, kind: 'services', reaches: ['GET /api/way'] },
      receives: Object.fromEntries(expectedHeaders.map((name) => [name, `canary-${name}`])),
    },
  },
  {
    name: 'the site from which the call comes',
    send: way(['Sec-Fetch-Site: same-origin', 'Sec-Fetch-Mode: cors']),
    expects: {
      status: 200,
      kind: 'services',
      reaches: ['GET /api/way'],
      receives: { 'Sec-Fetch-Site': 'same-origin' },
    },
  },
];

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parent = `00-${traceId}-07ad6b7169203331-01`;
const other = '4bf92f3577b34da6a3ce929d0e0e4736';
const traced = (name: string, headers: readonly string[], receives: NonNullable<Expected['receives']>): Case => ({
  name,
  send: way(headers),
  expects: { status: 200, kind: 'services', reaches: ['GET /api/way'], receives, isTraced: true },
});
const ofTrace = (id: string): RegExp => new RegExp(`^00-${id}-[0-9a-f]{16}-01$`);
const madeHere = {
  'X-Trace-Id': new RegExp(`^(?!${traceId}$)(?!0{32})[0-9a-f]{32}$`),
  traceparent: /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/,
};
const traces: Case[] = [
  traced('both headers', [`X-Trace-Id: ${traceId}`, `traceparent: ${parent}`], {
    ...{ 'X-Trace-Id': traceId, traceparent: parent },
  }),
  traced('two that differ', [`X-Trace-Id: ${traceId}`, `traceparent: ${parent.replace(traceId, other)}`], {
    ...{ 'X-Trace-Id': traceId, traceparent: ofTrace(traceId) },
  }),
  traced('traceparent alone', [`traceparent: ${parent.replace(/01$/, 'a1')}`], {
    ...{ 'X-Trace-Id': traceId, traceparent: parent.replace(/01$/, 'a1') },
  }),
  traced('one that is no trace id beside one that is', ['X-Trace-Id: x', `traceparent: ${parent}`], {
    ...{ 'X-Trace-Id': traceId, traceparent: parent },
  }),
  traced('none', [], madeHere),
  ...['<b>"\'};DROP', `x${traceId}`, `${traceId}x`, traceId.toUpperCase(), '0'.repeat(32), traceId.slice(1)].map((id) =>
    traced(`X-Trace-Id that is none: ${id}`, [`X-Trace-Id: ${id}`], madeHere),
  ),
  ...[
    ...[`x${parent}`, `${parent}-x`, `${parent}x`, parent.replace('00', '01'), parent.toUpperCase()],
    ...[parent.replace(traceId, '0'.repeat(32)), parent.replace(/07ad\w*/, '0'.repeat(16)), `00-${traceId}-7-01`],
    parent.slice(0, -1),
  ].flatMap((wrong) => [
    traced(`traceparent that is none: ${wrong}`, [`traceparent: ${wrong}`], madeHere),
    traced(`X-Trace-Id beside ${wrong}`, [`X-Trace-Id: ${traceId}`, `traceparent: ${wrong}`], {
      ...{ 'X-Trace-Id': traceId, traceparent: new RegExp(`^00-${traceId}-(?!07ad|0{16})[0-9a-f]{16}-01$`) },
    }),
  ]),
];

const named = (value: string) => way([`Connection: ${value}`]);
const hops: Case[] = [
  {
    name: 'a header that Connection names',
    send: way(['Connection: close, X-Secret', `X-Secret: ${canary}`]),
    // nginx cannot remove the headers that Connection names, so it refuses.
    expects: { ...refusedWith(400), hides: canary },
  },
  ...each(
    'taken',
    ['Keep-Alive, close', 'upgrade', 'TE', 'HTTP2-Settings', 'close,close', ' , close ,'],
    named,
    passed,
  ),
  ...each(
    'refused',
    ['x-close', 'close-x', 'closete', 'tee', 'Cookie', 'close, x', 'close;x'],
    named,
    refusedWith(400),
  ),
  one(
    'a web socket to the services is handled like every other request',
    way(['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']),
    { ...passed, hides: '"upgrade"' },
  ),
];

const ranges: Case[] = [
  {
    name: 'an asset',
    send: request('GET', asset, ['Range: bytes=0-9']),
    expects: {
      status: 200,
      kind: 'asset',
      headers: { 'Content-Range': undefined, 'Accept-Ranges': undefined, ETag: undefined },
    },
  },
  one(
    'the page, also when it says it has it',
    request('GET', '/auth/login', ['Range: bytes=0-9', 'If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT']),
    { status: 200, kind: 'page', headers: { 'Content-Range': undefined } },
  ),
];

export const wayProperties: Property[] = [
  { property: 'what a client says of other front servers never reaches the services', cases: forwarding },
  { property: 'what the contract and browsers send reaches the services', cases: passedOn },
  { property: 'one trace id reaches the services and the log', cases: traces },
  { property: 'headers of one connection end with it', cases: hops },
  { property: 'a range is given whole', cases: ranges },
];
