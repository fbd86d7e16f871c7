import { refusedWith, request, type Case, type Expected, type Property } from './case';
import { asset } from './path-cases';
import { publicHost } from './servers';

const fromSite = (method: string, path: string, site: string, mode: string, destination: string): string =>
  request(method, path, [
    `Sec-Fetch-Site: ${site}`,
    `Sec-Fetch-Mode: ${mode}`,
    ...(destination === '' ? [] : [`Sec-Fetch-Dest: ${destination}`]),
  ]);
const page: Expected = { status: 200, kind: 'page' };
const passed = (method: string, path: string): Expected => ({
  status: 200,
  kind: 'services',
  reaches: [`${method} ${path}`],
});
const refused = refusedWith(403);

const otherSites: Case[] = [
  ...['/auth/login', asset, '/api/x'].map((path): Case => ({
    name: `another site embeds ${path.split('-')[0]}`,
    send: fromSite('GET', path, 'cross-site', 'no-cors', 'image'),
    expects: refused,
  })),
  ...['object', 'embed', 'Embed'].map((destination): Case => ({
    name: `another site navigates inside its page, by ${destination}`,
    send: fromSite('GET', '/auth/login', 'cross-site', 'navigate', destination),
    expects: refused,
  })),
  ...['navigate-x', 'x', ''].map((mode): Case => ({
    name: `another site, with the mode "${mode}"`,
    send: fromSite('GET', '/auth/login', 'cross-site', mode, 'document'),
    expects: refused,
  })),
  ...['x-same-origin', 'same-sites', 'nones', 'cross-sites'].map((site): Case => ({
    name: `a site that no browser names: ${site}`,
    send: fromSite('GET', '/api/x', site, 'navigate', 'document'),
    expects: refused,
  })),
  {
    name: 'another site posts without a navigation',
    send: fromSite('POST', '/api/x', 'cross-site', 'no-cors', 'empty'),
    expects: refused,
  },
  {
    name: 'a site that no browser names',
    send: fromSite('GET', '/api/x', 'same-origin, cross-site', 'cors', 'empty'),
    expects: refused,
  },
];

const allowed: Case[] = [
  ...['none', 'same-origin', 'same-site', 'cross-site'].map((site): Case => ({
    name: `a visit from ${site} is told to the page`,
    send: fromSite('GET', '/auth/login', site, 'navigate', 'objects'),
    expects: { ...page, headers: { 'Server-Timing': `visit;desc="${site}"` } },
  })),
  ...['none', 'same-origin', 'same-site', 'SAME-ORIGIN', ''].map((site): Case => ({
    name: `a call from "${site}"`,
    send: fromSite('GET', '/api/x', site, 'no-cors', 'embed'),
    expects: passed('GET', '/api/x'),
  })),
  {
    name: 'another site navigates to the page, which says so',
    send: fromSite('GET', '/auth/login', 'cross-site', 'navigate', 'iframe'),
    expects: { ...page, headers: { 'Server-Timing': 'visit;desc="cross-site"' } },
  },
  {
    name: 'another site navigates to the services with POST (an identity provider)',
    send: fromSite('POST', '/api/x', 'cross-site', 'navigate', 'document'),
    expects: passed('POST', '/api/x'),
  },
  {
    name: 'our page calls the services',
    send: fromSite('POST', '/api/x', 'same-origin', 'cors', 'empty'),
    expects: passed('POST', '/api/x'),
  },
  {
    name: 'a client without these headers: the page does not say where the visit came from',
    send: request('GET', '/auth/login'),
    expects: { ...page, headers: { 'Server-Timing': undefined } },
  },
  {
    name: 'the page passes no other text on',
    send: fromSite('GET', '/auth/login', 'none"', 'navigate', 'document'),
    expects: { ...page, status: [200, 403], headers: { 'Server-Timing': undefined } },
  },
];

const changePassword = '/.well-known/change-password';
const moved: Expected = { status: 302, kind: 'moved', headers: { Location: '/auth/account-settings/change-password' } };
const passkeyEndpoints = '/.well-known/passkey-endpoints';
const managing = `https://${publicHost}/auth/account-settings/security`;
const endpoints: Expected = {
  status: 200,
  kind: 'file',
  headers: { 'Content-Type': 'application/json; charset=utf-8', Location: undefined },
};
const wellKnown: Case[] = [
  {
    name: 'passkey-endpoints',
    send: request('GET', passkeyEndpoints),
    expects: { ...endpoints, responseBody: JSON.stringify({ enroll: managing, manage: managing }) },
  },
  { name: 'change-password', send: request('GET', changePassword), expects: moved },
  {
    name: 'nothing else',
    send: request('GET', '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'),
    expects: refusedWith(404),
  },
];

/** Routes with a token in their path or query. */
const tokenPaths = [
  '/auth/create-account/TOKEN',
  '/auth/Create-Account/TOKEN/sso',
  '/auth/r/TOKEN',
  '/auth/forgot-password/reset?token=TOKEN',
];

const kept = {
  '/auth/assets/index-A_b-1.js': '/auth/assets/index-A_b-1.js',
  '/auth': '/auth',
  '/auth/forgot-password/reset?a': '/auth/forgot-password',
  '/api/ui-gateway/v12/flags/SECRET': '/api/ui-gateway/v12/flags',
  '/api/ui-gateway/v0': '/api/ui-gateway/v0',
  '/api/Ui/v0': '/api',
  '/.well-known/change-password': '/.well-known/change-password',
  '/readyz?a': '/readyz',
  '/healthz': '/healthz',
  '/': '/',
  '/authx/login': '-',
  '/x/auth/login': '-',
  '/healthzx': '-',
};
const logged = [...Object.entries(kept), ['/auth/login', '/auth/login']].map(([path, logs], at): Case => {
  const traceId = String(at + 1).padStart(32, 'a');
  const kind = path.startsWith('/auth/') ? 'page' : path.startsWith('/api/') ? 'services' : 'moved';
  return {
    name: path,
    send: request(at % 2 === 0 ? 'GET' : 'PURGE', path, [`X-Trace-Id: ${traceId}`]),
    isBeside: true,
    expects: {
      status: [200, 302, 404, 405],
      kind,
      logged: { traceId, path: logs, method: at % 2 === 0 ? 'GET' : 'PURGE' },
    },
  };
});

const hidden = tokenPaths.map((path): Case => ({
  name: path,
  send: request('GET', path),
  expects: { ...page, headers: { 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' } },
}));

const secret = 'c4n4ryc4n4ryc4n4ryc4n4ryc4n4ry12';
const unlogged = [
  ...tokenPaths,
  '/x/TOKEN',
  '/api/faulty/silent/tokens/resetPassword/TOKEN?token=TOKEN',
  '/api/identity-orchestrator/v0/tokens/resetPassword/TOKEN?extended=true',
  'Referer: https://login.example/auth/create-account/TOKEN',
].map((path, at): Case => {
  const traceId = String(at + 1).padStart(32, '0');
  const [target, headers] = path.startsWith('/') ? [path, []] : ['/auth/login', [path]];
  const send = request('GET', target, [...headers, `X-Trace-Id: ${traceId}`]).replaceAll('TOKEN', secret);
  const kind = target.startsWith('/api/') ? 'services' : 'page';
  return {
    name: path,
    send,
    isBeside: true,
    expects: { kind, status: [200, 404, 504], unlogged: { text: secret, traceId } },
  };
});

export const browserProperties: Property[] = [
  { property: 'a page of another site can navigate here, and do nothing else', cases: [...otherSites, ...allowed] },
  { property: 'well-known addresses are answered, and no other', cases: wellKnown },
  { property: 'a page with a token is for no search engine and no Referer', cases: hidden },
  { property: 'the log has of a path what tells pages and services apart', cases: logged },
  { property: 'no token and no query is in a log of the server', cases: unlogged },
];
