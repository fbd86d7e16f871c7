import { getConfig } from '../../platform/config';
import { paths } from '../../navigation/paths';
import { leadsToLogout } from '../../navigation/leads-to-logout';
import { isAt } from '../../navigation/path';
import { type RedirectRules, redirectRules, safeRedirect } from '../../navigation/redirects';
import type { SafeUrl } from '../../navigation/safe-url';

/**
 * The target after sign-in: the validated `redirectUrl` of the page, or the landing path. A target that is sign-in
 * itself is replaced by its own target. A target that would sign out is replaced by the landing path.
 * @param search the query of the page, with its "?"
 */
export function loginTarget(search: string, rules: RedirectRules = redirectRules()): SafeUrl {
  const landing = safeRedirect(null, rules);
  const target = safeRedirect(new URLSearchParams(search).get('redirectUrl'), rules);
  if (leadsToLogout(target, rules.origin)) return landing;
  if (!leadsToLogin(target, rules)) return target;
  const inner = safeRedirect(new URL(target, rules.origin).searchParams.get('redirectUrl'), rules);
  return leadsToLogout(inner, rules.origin) || leadsToLogin(inner, rules) ? landing : inner;
}

function leadsToLogin(target: SafeUrl, { origin }: RedirectRules): boolean {
  const url = new URL(target, origin);
  return url.origin === origin && [{ pattern: '/auth' }, paths.login].some((path) => isAt(url.pathname, path));
}

/**
 * The screens to prefetch from the check of the username on: the target, and the home page, to which the landing path
 * usually redirects. Separated by spaces, for `data-next` of a form.
 */
export function nextScreens(search: string): string {
  return [loginTarget(search), ...(getConfig().showsHome ? [paths.home()] : [])].join(' ');
}
