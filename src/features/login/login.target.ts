import { getConfig } from '../../platform/config';
import { paths } from '../../navigation/paths';
import { isOwnRoute, type RedirectRules, redirectRules, safeRedirect } from '../../navigation/redirects';
import type { SafeUrl } from '../../navigation/safe-url';

/**
 * The target after sign-in: the validated `redirectUrl` of the page, or the landing path (see
 * docs/product/2-screens.md#login). A target that is sign-in itself is replaced by its own target. A target that would
 * sign out is replaced by the landing path.
 * @param search the query of the page, with its "?"
 */
export function loginTarget(search: string, rules: RedirectRules = redirectRules()): SafeUrl {
  const landing = safeRedirect(null, rules);
  const target = safeRedirect(new URLSearchParams(search).get('redirectUrl'), rules);
  const url = new URL(target, rules.origin);
  if (url.origin !== rules.origin || !isOwnRoute(target)) return target;
  if (/^\/auth\/logout(?:-all-sessions)?\/?$/.test(url.pathname)) return landing;
  if (!/^\/auth(?:\/login)?\/?$/.test(url.pathname)) return target;
  const inner = safeRedirect(url.searchParams.get('redirectUrl'), rules);
  return isOwnRoute(inner) && /^\/auth\/log(?:in|out)/.test(inner) ? landing : inner;
}

/**
 * The screens to prefetch from the check of the username on: the target, and the home page, to which the landing path
 * usually redirects. Separated by spaces, for `data-next` of a form.
 */
export function nextScreens(search: string): string {
  return [loginTarget(search), ...(getConfig().showsHome ? [paths.home()] : [])].join(' ');
}
