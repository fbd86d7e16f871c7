import { each, one, refusedWith, request, type Case, type Expected, type Property } from './case';
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
const navigated = (site: string, mode: string, destination: string) =>
  fromSite('GET', '/auth/login', site, mode, destination);

const otherSites: Case[] = [
  ...each(
    'embedded',
    ['/auth/login', asset, '/api/x'],
    (path) => fromSite('GET', path, 'cross-site', 'no-cors', 'image'),
    refused,
  ),
  ...each(
    'navigated inside a page',
    ['object', 'embed', 'Embed'],
    (one) => navigated('cross-site', 'navigate', one),
    refused,
  ),
  ...each('the mode', ['navigate-x', 'x', ''], (mode) => navigated('cross-site', mode, 'document'), refused),
  ...each(
    'no site',
    ['x-same-origin', 'same-sites', 'nones', 'cross-sites', 'none, cross-site'],
    (site) => navigated(site, 'navigate', 'document'),
    refused,
  ),
  one('another site posts without a navigation', fromSite('POST', '/api/x', 'cross-site', 'no-cors', 'empty'), refused),
];

const allowed: Case[] = [
  ...['none', 'same-origin', 'same-site', 'cross-site'].map((site): Case => ({
    name: `a visit from ${site} is told to the page`,
    send: fromSite('GET', '/auth/login', site, 'navigate', 'objects'),
    expects: { ...page, headers: { 'Server-Timing': `visit;desc="${site}"` } },
  })),
  ...each(
    'a call',
    ['none', 'same-origin', 'same-site', 'SAME-ORIGIN', ''],
    (site) => fromSite('GET', '/api/x', site, 'no-cors', 'embed'),
    passed('GET', '/api/x'),
  ),
  one(
    'another site navigates to the services with POST (an identity provider)',
    fromSite('POST', '/api/x', 'cross-site', 'navigate', 'document'),
    passed('POST', '/api/x'),
  ),
  one(
    'our page calls the services',
    fromSite('POST', '/api/x', 'same-origin', 'cors', 'empty'),
    passed('POST', '/api/x'),
  ),
  one(
    'a client without these headers: the page does not say where the visit came from',
    request('GET', '/auth/login'),
    { ...page, headers: { 'Server-Timing': undefined } },
  ),
  one('the page passes no other text on', fromSite('GET', '/auth/login', 'none"', 'navigate', 'document'), {
    ...page,
    status: [200, 403],
    headers: { 'Server-Timing': undefined },
  }),
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
  one('passkey-endpoints', request('GET', passkeyEndpoints), {
    ...endpoints,
    responseBody: JSON.stringify({ enroll: managing, manage: managing }),
  }),
  one('webauthn', request('GET', '/.well-known/webauthn'), {
    ...endpoints,
    responseBody: JSON.stringify({ origins: ['https://rebrand.example'] }),
  }),
  one('change-password', request('GET', changePassword), moved),
  one(
    'nothing else',
    request('GET', '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'),
    refusedWith(404),
  ),
];

/** Routes with a token in their path or query. */
const tokenPaths = [
  '/auth/create-account/TOKEN',
  '/auth/Create-Account/TOKEN/sso',
  '/auth/r/TOKEN',
  '/auth/forgot-password/reset?token=TOKEN',
];

const whole = [
  '/auth/assets/index-A_b-1.js',
  '/auth',
  '/api/ui-gateway/v0',
  '/healthz',
  '/.well-known/change-password',
  '/',
];
const kept: [path: string, logs: string][] = [
  ...['/auth/login', ...whole].map((path): [string, string] => [path, path]),
  ...['/authx/login', '/x/auth/login', '/healthzx'].map((path): [string, string] => [path, '-']),
  ['/auth/forgot-password/reset?a', '/auth/forgot-password'],
  ['/api/ui-gateway/v12/flags/SECRET', '/api/ui-gateway/v12/flags'],
  ['/api/Ui/v0', '/api'],
  ['/readyz?a', '/readyz'],
];
const logged = kept.map(([path, logs], at): Case => {
  const traceId = String(at + 1).padStart(32, 'a');
  const kind = /^\/auth(?!\w)/.test(path) ? 'page' : path.startsWith('/api/') ? 'services' : 'moved';
  const method = path === '/' || at % 2 === 0 ? 'PURGE' : 'GET';
  return {
    name: path,
    send: request(method, path, [`X-Trace-Id: ${traceId}`]),
    isBeside: true,
    expects: {
      status: [200, 302, 404, 405],
      kind,
      logged: { traceId, path: logs, method },
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
