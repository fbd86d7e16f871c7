import { type CaptchaSources, noCaptchaSources } from './config-schema';
import { EMBEDDED_PATHS } from '../../src/config/constants';
import { createHash } from 'node:crypto';
import { permissionsPolicy } from './permissions-policy';

/**
 * The preview server uses the table of rules, and the nginx and CDN files are generated from it. So they cannot differ.
 */
export interface HeaderRule {
  /** The comment of the rule in the generated files. */
  name: string;
  /** The longest matching prefix wins. */
  prefix: string;
  match: 'prefix' | 'exact';
  /** `none`: the path is never served. `moved`: a redirect to `to`. `links`: a JSON object of `links`. */
  source: 'page' | 'file' | 'upstream' | 'none' | 'moved' | 'links';
  to?: string;
  /** Paths on our origin by name. The response makes them absolute URLs, which other origins are already. */
  links?: Readonly<Record<string, string | readonly string[]>>;
  headers: Readonly<Record<string, string>>;
  /** A response of the services gets these, unless it has such a header itself. */
  defaults?: Readonly<Record<string, string>>;
}

export interface DeliveryOptions {
  /** The policy allows the page's inline styles and scripts by hash, and no other inline code. */
  html: string;
  /** When the script is on our origin, the captcha may load nothing more. */
  captcha?: CaptchaSources;
  apiOrigins?: readonly string[];
  /** Paths that are served besides the assets, such as "/auth/config.json". */
  files?: readonly string[];
  hasPasskeys?: boolean;
  /** The hosts of `brands`, which share the passkeys of the relying party. */
  hosts?: readonly string[];
  /** True when browsers reach the app over https only. The policy then upgrades every http address on the page. */
  isSecure?: boolean;
  /** The origins of `mobileApp.hostOrigins`, which may show `EMBEDDED_PATHS` in a frame. */
  hostOrigins?: readonly string[];
  /** Path or URL for the browsers' reports of policy violations. Without it they send none. */
  reportsUrl?: string | undefined;
}

/** The policies that the bundle creates (W3C Trusted Types). The only one is for the configured captcha script. */
const trustedTypesPolicies = ['captcha-script'];

/** No path below these belongs to the app. */
const homePaths = ['/', '/view/home', '/authn/landing'];

/** Responses of the services get these too. */
export const everyResponse: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

/**
 * No cache keeps a response of the services that says nothing of caches, even if its path ends with ".css". No browser
 * runs one as a page of the sign-in origin.
 */
export const servicesDefaults: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
};

/** The front server creates these responses itself: page, file or error. */
const everywhere: Record<string, string> = {
  ...everyResponse,
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Even if a browser renders such a response as a page, it loads nothing and cannot be framed. */
const notAPage: Record<string, string> = {
  ...everywhere,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
};

/** The Content-Security-Policy names this endpoint (W3C Reporting API). */
const reportsName = 'reports';

/** The front server's own errors have these: not found, refused, services that send no response. */
export const refusalHeaders: Readonly<Record<string, string>> = { ...notAPage, 'Cache-Control': 'no-store' };

/** A path that is no page, and that no cache keeps. */
function exact(name: string, prefix: string, source: HeaderRule['source'], more: Partial<HeaderRule> = {}): HeaderRule {
  return { name, prefix, match: 'exact', source, headers: refusalHeaders, ...more };
}

/** Without passkeys, these paths are 404 like any unknown path. */
const forPasskeys = (hosts: readonly string[]): HeaderRule[] => [
  exact(
    'Password managers find where to create and manage passkeys (W3C, Passkey Endpoints)',
    '/.well-known/passkey-endpoints',
    'links',
    { links: { enroll: '/auth/account-settings/security', manage: '/auth/account-settings/security' } },
  ),
  // A browser asks the host that the passkeys are for, which of the others may use them.
  exact(
    'The passkeys of one host serve on the others (WebAuthn Level 3, Related Origin Requests)',
    '/.well-known/webauthn',
    'links',
    { links: { origins: hosts.map((host) => `https://${host}`) } },
  ),
];

export function linksBody({ links = {} }: HeaderRule, origin: string): string {
  const absolute = Object.entries(links).map(([name, to]) => [name, typeof to === 'string' ? origin + to : to]);
  return JSON.stringify(Object.fromEntries(absolute));
}

/** The build writes such files beside others, and no URL serves them directly. */
export const twinSuffixes = ['.br', '.gz', '.map'];

export function headerRules(options: DeliveryOptions): HeaderRule[] {
  const page = {
    ...everywhere,
    'Content-Security-Policy': contentSecurityPolicy(options),
    'Permissions-Policy': permissionsPolicy,
    'X-Frame-Options': 'DENY',
    'Cache-Control': 'no-store',
    // The browser runs this origin in its own processes, apart from other hosts of the same site.
    'Origin-Agent-Cluster': '?1',
    // The addresses carry tokens and targets, and the content is for one user.
    'X-Robots-Tag': 'noindex, nofollow',
    ...(options.reportsUrl !== undefined &&
      options.isSecure && { 'Reporting-Endpoints': `${reportsName}="${options.reportsUrl}"` }),
  };
  const { hostOrigins = [] } = options;
  const { 'X-Frame-Options': _, ...embedded } = page;
  embedded['Content-Security-Policy'] = contentSecurityPolicy({ ...options, framedBy: hostOrigins });
  return [
    {
      name: 'Assets with a content hash in their names: caches keep them for ever',
      prefix: '/auth/assets/',
      match: 'prefix',
      source: 'file',
      headers: { ...notAPage, 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
    ...(options.files ?? []).flatMap((file) => [
      exact('A file outside the assets folder', file, 'file'),
      ...twinSuffixes.map((suffix) => exact('Compressed copies and source maps have no URL', file + suffix, 'none')),
    ]),
    exact(
      'Password managers lead users to this page (W3C, A Well-Known URL for Changing Passwords)',
      '/.well-known/change-password',
      'moved',
      { to: '/auth/account-settings/change-password' },
    ),
    ...(options.hasPasskeys === true ? forPasskeys(options.hosts ?? []) : []),
    exact(
      'Where to report a weakness (RFC 9116); the operator supplies the file, else 404',
      '/.well-known/security.txt',
      'file',
    ),
    {
      name: 'Every other path of the app serves the page, even with dots in it (tokens)',
      prefix: '/auth/',
      match: 'prefix',
      source: 'page',
      headers: page,
    },
    ...(hostOrigins.length === 0 ? [] : EMBEDDED_PATHS).map((path) =>
      exact('The configured host pages may embed this page', path, 'page', { headers: embedded }),
    ),
    exact('The root of the app', '/auth', 'page', { headers: page }),
    ...homePaths.map((path) =>
      exact('The product home; a deployment with another home serves that here', path, 'page', { headers: page }),
    ),
    {
      name: 'The services: their headers stay, except `headers`; `defaults` are for what they do not say',
      prefix: '/api/',
      match: 'prefix',
      source: 'upstream',
      headers: everyResponse,
      defaults: servicesDefaults,
    },
  ];
}

/** The longest prefix wins. Returns undefined where nothing is served. */
export function ruleFor(rules: readonly HeaderRule[], path: string): HeaderRule | undefined {
  return rules
    .filter((rule) => (rule.match === 'exact' ? path === rule.prefix : path.startsWith(rule.prefix)))
    .sort((a, b) => b.prefix.length - a.prefix.length)[0];
}

function contentSecurityPolicy({
  html,
  captcha = noCaptchaSources,
  apiOrigins = [],
  isSecure = false,
  reportsUrl,
  framedBy = ["'none'"],
}: DeliveryOptions & { framedBy?: readonly string[] }): string {
  const scripts = inlineHashes(html, 'script');
  const styles = inlineHashes(html, 'style');
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...captcha.scripts],
    'style-src': ["'self'", ...styles, ...captcha.styles],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...apiOrigins],
    'frame-src': captcha.frames.length > 0 ? captcha.frames : ["'none'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': framedBy,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...trustedTypesPolicies, ...captcha.trustedTypes],
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
    // Browsers that know report-to ignore report-uri. Over http they know no endpoint and would send nothing.
    ...(reportsUrl !== undefined && { 'report-uri': [reportsUrl], ...(isSecure && { 'report-to': [reportsName] }) }),
  };
  const written = Object.entries(directives).map(([name, values]) => [name, ...values].join(' '));
  return written.join('; ');
}

/** Browsers hash the text between the tags (CSP 3, 6.7.3.3). */
export function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const hashes: string[] = [];
  const opening = new RegExp(`<${element}\\b`, 'gi');
  const lower = html.toLowerCase();
  // One pattern for the whole element would take quadratic time, so this steps with indexOf.
  for (let found = opening.exec(html); found !== null; found = opening.exec(html)) {
    const tagEnd = html.indexOf('>', found.index);
    const end = lower.indexOf(`</${element}>`, tagEnd);
    if (tagEnd < 0 || end < 0) break;
    opening.lastIndex = end;
    // A file, or data that no browser runs.
    if (/\bsrc\s*=|\btype\s*=\s*"application\/json"/i.test(html.slice(found.index, tagEnd))) continue;
    const text = html.slice(tagEnd + 1, end);
    hashes.push(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return hashes;
}
