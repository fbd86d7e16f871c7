import { getConfig } from '../../config/config';
import { leadsToLogout, paths } from '../../navigation/paths';
import { isAt, type SafeUrl } from '../../navigation/path';
import { type RedirectRules, redirectRules, safeRedirect } from '../../navigation/redirects';

/** A target that is sign-in itself is replaced by its own target; one that would sign out by the landing path. */
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

/** The screens to prefetch, for `data-next`: the landing path usually redirects to the home page. */
export function nextScreens(search: string): string {
  return [loginTarget(search), ...(getConfig().showsHome ? [paths.home()] : [])].join(' ');
}
