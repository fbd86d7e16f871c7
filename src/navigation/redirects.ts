import { getConfig, type RuntimeConfig } from '../config/config';
import { MAX_REDIRECT_LENGTH } from '../config/constants';
import { markSafe, type SafeUrl } from './path';

/**
 * The redirect gate. An attacker can put any address into a `redirectUrl`, `returnUrl` or `cancelUrl`. Every such
 * target, and every URL of a response, passes through this module before the app navigates to it.
 *
 * The gate parses the target with the URL parser and compares origins. It never just trims strings: `/../\evil.example`
 * would become `//evil.example`. It accepts two forms: a path on our own origin and an absolute URL on an allow-listed
 * origin. It refuses everything else; `safeRedirect` then returns the landing path, and `checkedTarget` returns null.
 */

export interface RedirectRules {
  readonly origin: string;
  readonly allowedOrigins: readonly string[];
  readonly landing: string;
}

export const REDIRECT_PARAMETERS = ['redirectUrl', 'returnUrl', 'cancelUrl'] as const;
type RedirectParameter = (typeof REDIRECT_PARAMETERS)[number];

export function redirectRules(): RedirectRules {
  const config = getConfig();
  return { origin: window.location.origin, allowedOrigins: config.redirectOrigins, landing: config.landing };
}

/**
 * Makes a redirect target safe to navigate to (docs/product/2-screens.md#login: leading slashes or backslashes are
 * normalised to one slash, and it defaults to a landing path).
 */
export function safeRedirect(target: string | null | undefined, rules: RedirectRules = redirectRules()): SafeUrl {
  return checkedTarget(target, rules) ?? markSafe(rules.landing);
}

/** Like `safeRedirect`, for a URL without a default, such as a provider's `initiateRequestUrl`. */
export function checkedTarget(
  target: string | null | undefined,
  rules: RedirectRules = redirectRules(),
): SafeUrl | null {
  const checked = resolveTarget(target, rules);
  return checked === null ? null : markSafe(checked);
}

/** Returns the checked target of a page's query, or the fallback when the query has none that the app may follow. */
export function redirectTarget<Fallback extends SafeUrl | null | undefined>(
  search: string,
  fallback: Fallback,
  parameter: RedirectParameter = 'redirectUrl',
): SafeUrl | Fallback {
  return checkedTarget(new URLSearchParams(search).get(parameter)) ?? fallback;
}

/** Tells who made a link which targets the app ignores, and why. Names no target, because it can hold a token. */
export function warnOfRefusedTargets(search: string): void {
  const query = new URLSearchParams(search);
  for (const name of REDIRECT_PARAMETERS)
    if (query.get(name) && checkedTarget(query.get(name)) === null)
      console.warn(
        `${name} is ignored. It may be a path or an address of redirectOrigins, up to ${MAX_REDIRECT_LENGTH} characters.`,
      );
}

/** Returns the unchecked `redirectUrl` of a query, for a link to another page of the app, which checks it. */
export function uncheckedRedirectUrl(search: string): { readonly redirectUrl: string } {
  return { redirectUrl: new URLSearchParams(search).get('redirectUrl') ?? '' };
}

/** Returns the `returnUrl` of a query, unchecked like `uncheckedRedirectUrl`. */
export function uncheckedReturnUrl(search: string): { readonly returnUrl: string } {
  return { returnUrl: new URLSearchParams(search).get('returnUrl') ?? '' };
}

/**
 * Returns a target of the runtime configuration. The operator has chosen it, and `parseConfig` has checked its form, so
 * the redirect rules do not apply.
 */
export function configuredTarget(
  name: 'home' | 'landing' | 'postImpersonationUrl' | 'loginUrl' | 'rebrandLoginUrl',
  config: RuntimeConfig = getConfig(),
): SafeUrl {
  const { loginUrl, rebrandLoginUrl = loginUrl } = config.otherSignInSystem;
  return markSafe({ ...config, loginUrl, rebrandLoginUrl }[name]);
}

/** Returns the address of the current page without its fragment. Leaves one leading slash, because two begin a host. */
export function currentPage({ pathname, search }: Pick<Location, 'pathname' | 'search'> = window.location): SafeUrl {
  return markSafe(oneLeadingSlash(pathname) + search);
}

/**
 * Converts a target to a path on our own origin ("converted to a relative path", see
 * docs/product/2-screens.md#result-pages and docs/product/2-screens.md#impersonation). An absolute URL on an allowed
 * origin keeps its path, query and fragment. Any other URL becomes the landing path.
 */
export function toRelativePath(target: string | null | undefined, rules: RedirectRules = redirectRules()): SafeUrl {
  return markSafe(onlyPath(resolveTarget(target, rules) ?? rules.landing, rules) ?? '/');
}

/**
 * Returns the target after sign-in. A target that starts with a slash gets a prefix: the `redirectUrl` in the response
 * of the login. Drops a prefix that would lead off the allowed origins.
 */
export function prefixedRedirect(
  prefix: string | null | undefined,
  target: string,
  rules: RedirectRules = redirectRules(),
): SafeUrl {
  const safe = safeRedirect(target, rules);
  if (!prefix || !safe.startsWith('/')) return safe;
  return checkedTarget(prefix.replace(/\/$/, '') + safe, rules) ?? safe;
}

/**
 * Whether a checked target is a route of this app: a path under /auth, or /authn/landing. For the latter the app itself
 * asks the service where to go, which saves the user a page load.
 */
export function isOwnRoute(target: string): boolean {
  return /^\/auth(?:[/?#]|$)/.test(target) || /^\/authn\/landing(?:[?#]|$)/.test(target);
}

/** The address of a link, for a checked target: a route of the app, with the state it takes along, or another page. */
export type LinkTarget = { to: string; state?: unknown } | { href: string };

export function linkTo(target: string, state?: unknown): LinkTarget {
  return isOwnRoute(target) ? { to: target, state } : { href: target };
}

/** Path, query and fragment of a checked target; null for a path that is not safe on our own origin. */
function onlyPath(target: string, rules: RedirectRules): string | null {
  if (target.startsWith('/')) return target;
  const url = parse(target);
  return url === null ? null : ownPath(url.pathname + url.search + url.hash, rules);
}

/**
 * Checks a target and brings it into its final form; null for a target that the gate refuses. A target inside its query
 * stays as it is: the page that reads it checks it.
 */
function resolveTarget(target: string | null | undefined, rules: RedirectRules): string | null {
  if (typeof target !== 'string' || target.length > MAX_REDIRECT_LENGTH) return null;
  // Browsers drop tabs and newlines inside a URL and control characters around it. Refuse any target with control
  // characters, because they could hide another address.
  const trimmed = trimSpaces(target);
  if (/^(?:|undefined|null|\[object Object\])$/.test(trimmed) || /\p{Cc}/u.test(trimmed)) return null;
  if (/^[/\\]/.test(trimmed)) return ownPath(trimmed, rules);
  const absolute = parse(trimmed);
  if (absolute === null) return hasScheme(trimmed) ? null : ownPath(`/${trimmed}`, rules);
  if (absolute.protocol !== 'https:' && absolute.protocol !== 'http:') return null;
  if (absolute.username !== '' || absolute.password !== '') return null;
  if (absolute.origin === rules.origin) return ownPath(absolute.pathname + absolute.search + absolute.hash, rules);
  if (!rules.allowedOrigins.includes(absolute.origin)) return null;
  // Require "//" in an absolute URL: parsers disagree about `https:e` and `https:\\e`.
  return /^https?:\/\/[^/\\]/i.test(trimmed) ? absolute.href : null;
}

/** An encoded control character, slash or backslash. Servers disagree about it, so the front server refuses the path. */
const AMBIGUOUS = /%(?:25)*(?:[01][0-9a-f]|7f|2f|5c)/i;

/**
 * Brings a path on our own origin into a form that every parser reads alike; null for a path that leaves our origin or
 * that servers read differently.
 */
function ownPath(path: string, rules: RedirectRules): string | null {
  let current = path;
  // Resolving dots can reveal new leading slashes (`/..//e`), so this repeats until nothing changes.
  for (let round = 0; round < 4; round += 1) {
    const url = parse(oneLeadingSlash(current), rules.origin);
    if (url === null || url.origin !== rules.origin || AMBIGUOUS.test(url.pathname)) return null;
    const next = oneLeadingSlash(url.pathname) + url.search + url.hash;
    if (next === current) return next.length > MAX_REDIRECT_LENGTH ? null : next;
    current = next;
  }
  return null;
}

function oneLeadingSlash(path: string): string {
  return path.replace(/^[/\\]+/, '/');
}

function hasScheme(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(text);
}

/** Removes leading spaces and trailing white space. A leading tab or newline stays, so the gate refuses it. */
function trimSpaces(text: string): string {
  return text.replace(/^ +/, '').trimEnd();
}

function parse(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
