import { getConfig } from '../config/config';
import { MAX_REDIRECT_DEPTH, MAX_REDIRECT_LENGTH } from '../config/constants';

/**
 * The one redirect-safety module (see docs/decisions/redirects.md). Every `redirectUrl`, `returnUrl`, `cancelUrl` and
 * every URL that an answer carries passes through here before anybody navigates by it. It resolves with the URL parser
 * and compares origins: trimming strings is known not to be enough (`/../\evil.example` becomes `//evil.example`).
 */
export interface RedirectRules {
  /** The origin that the app runs on, as `location.origin` spells it. */
  readonly origin: string;
  /** Other origins that a target may lead to, from the runtime configuration. */
  readonly allowedOrigins: readonly string[];
  /** Where a person goes when there is no target, or none that can be trusted. */
  readonly landing: string;
}

/** The query parameters that carry a redirect target. */
export const REDIRECT_PARAMETERS = ['redirectUrl', 'returnUrl', 'cancelUrl'] as const;

/** The rules of the running app: its own origin, and the allow-list and landing path of the runtime configuration. */
export function redirectRules(): RedirectRules {
  const config = getConfig();
  return { origin: window.location.origin, allowedOrigins: config.redirectOrigins, landing: config.landing };
}

/**
 * Makes a redirect target safe to navigate to (docs/product/2-screens.md#login: leading slashes or backslashes are
 * normalised to one slash, and it defaults to a landing path).
 * @returns a path on our own origin ("/x?y#z"), or an absolute URL on an allow-listed origin; the landing path for
 *   anything else.
 */
export function safeRedirect(target: string | null | undefined, rules: RedirectRules = redirectRules()): string {
  return resolveTarget(target, rules, 0) ?? rules.landing;
}

/**
 * The same check for a URL that an answer carries and that has no default, such as a provider's `initiateRequestUrl`.
 * @returns the checked target, or null when it may not be followed.
 */
export function checkedTarget(
  target: string | null | undefined,
  rules: RedirectRules = redirectRules(),
): string | null {
  return resolveTarget(target, rules, 0);
}

/**
 * Converts a target to a path on our own origin ("converted to a relative path", see
 * docs/product/2-screens.md#result-pages and docs/product/2-screens.md#impersonation). An absolute URL keeps its path,
 * query and fragment if its origin is ours or allow-listed; any other becomes the landing path.
 */
export function toRelativePath(target: string | null | undefined, rules: RedirectRules = redirectRules()): string {
  const checked = resolveTarget(target, rules, 0);
  if (checked === null) return onlyPath(rules.landing, rules) ?? '/';
  return onlyPath(checked, rules) ?? '/';
}

/**
 * The target after sign-in, prefixed with the returned redirectUrl when the target starts with a slash (see
 * docs/product/4-states.md#login). A prefix that would lead off our origins is left out: the person then stays with us.
 */
export function prefixedRedirect(
  prefix: string | null | undefined,
  target: string,
  rules: RedirectRules = redirectRules(),
): string {
  const safe = safeRedirect(target, rules);
  if (!prefix || !safe.startsWith('/')) return safe;
  const joined = resolveTarget(prefix.replace(/\/$/, '') + safe, rules, 0);
  return joined ?? safe;
}

/**
 * Whether a checked target is a route of this app, which is served under /auth. The landing alias is one too: asking
 * the service for the target from here saves the person a page that would only send them on.
 */
export function isOwnRoute(target: string): boolean {
  return /^\/auth(?:[/?#]|$)/.test(target) || /^\/authn\/landing(?:[?#]|$)/.test(target);
}

function onlyPath(target: string, rules: RedirectRules): string | null {
  if (target.startsWith('/')) return target;
  const url = parse(target);
  return url === null ? null : ownPath(url.pathname + url.search + url.hash, rules, 0);
}

function resolveTarget(target: string | null | undefined, rules: RedirectRules, depth: number): string | null {
  if (typeof target !== 'string' || target.length > MAX_REDIRECT_LENGTH) return null;
  // Browsers drop tabs and newlines inside a URL and controls around it: what they would hide is refused instead.
  const trimmed = trimSpaces(target);
  if (trimmed === '' || hasControls(trimmed)) return null;
  if (/^[/\\]/.test(trimmed)) return ownPath(trimmed, rules, depth);
  const absolute = parse(trimmed);
  if (absolute === null) return hasScheme(trimmed) ? null : ownPath(`/${trimmed}`, rules, depth);
  if (absolute.protocol !== 'https:' && absolute.protocol !== 'http:') return null;
  if (absolute.username !== '' || absolute.password !== '') return null;
  if (absolute.origin === rules.origin)
    return ownPath(absolute.pathname + absolute.search + absolute.hash, rules, depth);
  if (!rules.allowedOrigins.includes(absolute.origin)) return null;
  // An allowed origin must be written out in full: `https:e` and `https:\\e` mean different things to different
  // parsers.
  return /^https?:\/\/[^/\\]/i.test(trimmed) ? absolute.href : null;
}

/** A path on our own origin, brought to the one form that every parser reads alike; null when there is none. */
function ownPath(path: string, rules: RedirectRules, depth: number): string | null {
  let current = path;
  // Resolving dots can uncover new leading slashes (`/..//e`), so it is repeated until nothing changes.
  for (let round = 0; round < 4; round += 1) {
    const url = parse(oneLeadingSlash(current), rules.origin);
    if (url === null || url.origin !== rules.origin) return null;
    const next = oneLeadingSlash(url.pathname) + url.search + url.hash;
    if (next === current) return hidesSlashes(url.pathname) ? null : endChain(url, rules, depth);
    current = next;
  }
  return null;
}

/** Targets inside a target are checked the same way and dropped below a depth, so that a chain of redirects ends. */
function endChain(url: URL, rules: RedirectRules, depth: number): string | null {
  for (const name of REDIRECT_PARAMETERS) {
    if (!url.searchParams.has(name)) continue;
    const inner = depth + 1 >= MAX_REDIRECT_DEPTH ? null : resolveTarget(url.searchParams.get(name), rules, depth + 1);
    if (inner === null) url.searchParams.delete(name);
    else url.searchParams.set(name, inner);
  }
  const result = url.pathname + url.search + url.hash;
  return result.length > MAX_REDIRECT_LENGTH ? null : result;
}

function oneLeadingSlash(path: string): string {
  return path.replace(/^[/\\]+/, '/');
}

/** `/%2f%2fe` is one path here and another host after a server behind us has decoded it. */
function hidesSlashes(pathname: string): boolean {
  return /^\/(?:%(?:25)*(?:2f|5c)|\/|\\|(?:\.|%(?:25)*2e){1,2}%(?:25)*(?:2f|5c))/i.test(pathname);
}

function hasScheme(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(text);
}

function hasControls(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return true;
  }
  return false;
}

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
