import { isAt, type SafeUrl } from './path';
import { paths } from './paths';
import { checkedTarget, REDIRECT_PARAMETERS, type RedirectRules, redirectRules } from './redirects';

const BASE = 'https://own.invalid';

/**
 * Makes a target safe for a URL that leaves the app: to the other sign-in system, a provider or the product. Removes
 * the tokens of our own pages, also from the targets in its query.
 * @param target a checked target
 * @param fallback replaces a target that carries a token in its path
 */
export function withoutTokens(target: SafeUrl, fallback: SafeUrl, rules: RedirectRules = redirectRules()): SafeUrl {
  if (!target.startsWith('/')) return target;
  const url = new URL(target, BASE);
  removeTokens(url, rules);
  return hasTokenInPath(url) ? fallback : (checkedTarget(pathWithQuery(url), rules) ?? fallback);
}

/** Removes tokens from the query of a page of this app. A parameter of the product with the same name stays. */
function removeTokens(url: URL, rules: RedirectRules): void {
  if (!isAt(url.pathname, { pattern: '/auth' }, false)) return;
  const query = url.searchParams;
  query.delete('token');
  for (const name of REDIRECT_PARAMETERS) {
    const target = checkedTarget(query.get(name), rules);
    if (!target?.startsWith('/')) continue;
    const inner = new URL(target, BASE);
    removeTokens(inner, rules);
    if (hasTokenInPath(inner)) query.delete(name);
    else if (pathWithQuery(inner) !== target) query.set(name, pathWithQuery(inner));
  }
}

const withToken = Object.values(paths).filter(({ pattern }) => pattern.includes('/:token'));

/** Whether the URL is a page with a token in its path, or below one. */
function hasTokenInPath({ pathname }: URL): boolean {
  return withToken.some((path) => isAt(pathname, path, false));
}

function pathWithQuery({ pathname, search, hash }: URL): string {
  return pathname + search + hash;
}
