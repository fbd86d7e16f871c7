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

/** The mode and destination of a request by another site's page, other than a navigation. */
const embedded = [
  ['no-cors', 'image'],
  ['no-cors', 'script'],
  ['no-cors', 'style'],
  ['cors', 'empty'],
  ['no-cors', 'empty'],
  ['websocket', 'websocket'],
  ['navigate', 'object'],
  ['navigate', 'embed'],
  ['', ''],
] as const;

const otherSites: Case[] = [
  ...embedded.flatMap(([mode, destination]): Case[] =>
    ['/auth/login', asset, '/api/x'].map((path) => ({
      name: `another site: ${path.split('-')[0]}, ${mode || 'no mode'} ${destination}`,
      send: fromSite('GET', path, 'cross-site', mode, destination),
      expects: refused,
    })),
  ),
  ...['POST', 'PUT', 'DELETE'].map((method): Case => ({
    name: `another site: ${method} without a navigation`,
    send: fromSite(method, '/api/x', 'cross-site', 'no-cors', 'empty'),
    expects: refused,
  })),
  ...['Cross-Site', 'CROSS-SITE', 'cross-site, same-origin', 'same-origin, cross-site', 'unknown'].map(
    (site): Case => ({
      name: `Sec-Fetch-Site: ${site}`,
      send: fromSite('GET', '/api/x', site, 'cors', 'empty'),
      expects: refused,
    }),
  ),
];

const allowed: Case[] = [
  ...['document', 'iframe'].map((destination): Case => ({
    name: `another site navigates to the page: ${destination}`,
    send: fromSite('GET', '/auth/login', 'cross-site', 'navigate', destination),
    expects: { ...page, headers: { 'Server-Timing': 'visit;desc="cross-site"' } },
  })),
  ...['GET', 'POST'].map((method): Case => ({
    name: `another site navigates to the services with ${method} (an identity provider)`,
    send: fromSite(method, '/api/x', 'cross-site', 'navigate', 'document'),
    expects: passed(method, '/api/x'),
  })),
  ...['same-origin', 'same-site', 'none'].flatMap((site): Case[] => [
    {
      name: `${site}: the page`,
      send: fromSite('GET', '/auth/login', site, 'navigate', 'document'),
      expects: { ...page, headers: { 'Server-Timing': `visit;desc="${site}"` } },
    },
    {
      name: `${site}: the services`,
      send: fromSite('POST', '/api/x', site, 'cors', 'empty'),
      expects: passed('POST', '/api/x'),
    },
  ]),
  {
    name: 'a client without these headers: the page does not say where the visit came from',
    send: request('GET', '/auth/login'),
    expects: { ...page, headers: { 'Server-Timing': undefined } },
  },
  ...['', 'NONE', 'none"', 'same-origin;x', 'cross-site, none'].map((site): Case => ({
    name: `the page passes no other site on: ${site || 'an empty one'}`,
    send: fromSite('GET', '/auth/login', site, 'navigate', 'document'),
    expects: { ...page, status: [200, 403], headers: { 'Server-Timing': undefined } },
  })),
  { name: 'a client without these headers', send: request('GET', '/api/x'), expects: passed('GET', '/api/x') },
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
  { name: 'HEAD of it', send: request('HEAD', passkeyEndpoints), options: { method: 'HEAD' }, expects: endpoints },
  { name: 'POST to it', send: request('POST', passkeyEndpoints), expects: refusedWith(405) },
  { name: 'its folder', send: request('GET', `${passkeyEndpoints}/`), expects: refusedWith(404) },
  { name: 'change-password', send: request('GET', changePassword), expects: moved },
  { name: 'change-password with a query', send: request('GET', `${changePassword}?a=1`), expects: moved },
  {
    name: 'HEAD of change-password',
    send: request('HEAD', changePassword),
    options: { method: 'HEAD' },
    expects: moved,
  },
  { name: 'POST to change-password', send: request('POST', changePassword), expects: refusedWith(405) },
  ...[
    '/.well-known',
    '/.well-known/',
    '/.well-known/security.txt',
    '/.well-known/security.txt.gz',
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
    '/.well-known/change-password/',
    '/.well-known/Change-Password',
    '/.well-known/openid-configuration',
    '/security.txt',
  ].map((path): Case => ({ name: path, send: request('GET', path), expects: refusedWith(404) })),
];

/** Routes with a token in their path or query, also in forms that another rule could match. */
const tokenPaths = [
  '/auth/create-account/TOKEN',
  '/auth/create-account/TOKEN/sso',
  '/auth/Create-Account/TOKEN',
  '/auth/CREATE-ACCOUNT/TOKEN/SSO',
  '/auth/%63reate-account/TOKEN',
  '/auth/create%2daccount/TOKEN',
  '/auth/r/TOKEN',
  '/auth/R/TOKEN/sso',
  '/auth/%72/TOKEN',
  ...[
    'forgot-password/reset',
    'user-confirmation',
    'account-registration',
    'account-linking',
    'create-credential',
    'create-credential/account-info',
    'sso-service-provider/associate-confirmation',
    'sso-service-provider/personal-info',
    'login',
  ].map((path) => `/auth/${path}?${path === 'login' ? 'redirectUrl=%2Fauth%2Fr%2F' : 'token='}TOKEN`),
];

const hidden = tokenPaths.map((path): Case => ({
  name: path,
  send: request('GET', path),
  expects: { ...page, headers: { 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' } },
}));

const secret = 'c4n4ryc4n4ryc4n4ryc4n4ryc4n4ry12';
const unlogged = [
  ...tokenPaths,
  ...['/AUTH/create-account/TOKEN', '/auth//TOKEN', '/auth/create-account%2fTOKEN', '/x/TOKEN', '/?TOKEN', '/TOKEN'],
  ...['ok', 'faulty/silent', 'faulty/closes', 'faulty/resets'].map(
    (way) => `/api/${way}/tokens/resetPassword/TOKEN?token=TOKEN`,
  ),
  '/api/identity-orchestrator/v0/tokens/resetPassword/TOKEN?extended=true',
  '/api/IDENTITY-orchestrator/v0/tokens/resetPassword/TOKEN',
  '/.well-known/change-password?TOKEN',
  ...['Referer: https://login.example/auth/create-account/TOKEN', 'Host: TOKEN.example', 'User-Agent: TOKEN'],
].map((path, at): Case => {
  const traceId = String(at + 1).padStart(32, '0');
  const [target, headers] = path.startsWith('/') ? [path, []] : ['/auth/login', [path]];
  const send = request('GET', target, [...headers, `X-Trace-Id: ${traceId}`]).replaceAll('TOKEN', secret);
  const kind = target.startsWith('/api/') ? 'services' : target.startsWith('/.') ? 'moved' : 'page';
  return {
    name: path,
    send,
    isBeside: true,
    expects: { kind, status: [200, 302, 400, 404, 421, 502, 504], unlogged: { text: secret, traceId } },
  };
});

export const browserProperties: Property[] = [
  { property: 'a page of another site can navigate here, and do nothing else', cases: [...otherSites, ...allowed] },
  { property: 'well-known addresses are answered, and no other', cases: wellKnown },
  { property: 'a page with a token is for no search engine and no Referer', cases: hidden },
  { property: 'no token and no query is in a log of the server', cases: unlogged },
];
