import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { authentication } from '../api/clients';
import { everyHook, type Hook, unwrap } from '../api/response/unwrap';
import { getConfig } from '../config/config';
import { paths } from '../navigation/paths';
import { checkedTarget, configuredTarget } from '../navigation/redirects';
import type { SafeUrl } from '../navigation/path';
import { quietMeQuery } from './me';
import { authCheckQuery } from './session';

/**
 * GET /landing: the target that the authentication service chooses for the user; the product home if it names none.
 * Requests JSON, because a script cannot read the redirect that a navigation gets.
 */
export const landingQuery = queryOptions({ queryKey: ['landing'], queryFn: askLanding([]), gcTime: 0, retry: false });

function askLanding(skipHooks: readonly Hook[]) {
  return async ({ signal }: { signal: AbortSignal }) => {
    const response = await unwrap(authentication.GET('/landing', { signal, headers: { Accept: 'application/json' } }), {
      skipHooks,
    });
    return landingTarget(response?.targetUrl);
  };
}

/** Reads the target. Replaces the landing page itself by the home, because that page would ask again, without end. */
function landingTarget(targetUrl: string | undefined): SafeUrl {
  const { landing } = getConfig();
  const home = configuredTarget('home');
  const target = checkedTarget(targetUrl) ?? home;
  return new URL(target, window.location.origin).pathname === new URL(landing, window.location.origin).pathname
    ? home
    : target;
}

/** Not a deployed product. Ignores query and fragment. */
export function isOwnHome(target: SafeUrl): boolean {
  const page = target.replace(/[?#].*/, '');
  return getConfig().showsHome && (page === paths.home() || page === paths.defaultHome());
}

/**
 * Prepares the product home. If `target` is the landing page and the service chooses this app's own home, it returns
 * that home. It loads the home's data meanwhile. The user then sees neither the landing page nor an empty home on the
 * way. In every other case it returns `target` unchanged. Never throws.
 */
export async function resolveLanding(queries: QueryClient, target: SafeUrl): Promise<SafeUrl> {
  const { landing, showsHome } = getConfig();
  if (target !== landing || !showsHome) return target;
  // These calls only prepare the next page. It asks again and handles refusals itself.
  const others = [queries.prefetchQuery(authCheckQuery), queries.prefetchQuery({ ...quietMeQuery, retry: false })];
  const next = await queries.fetchQuery({ ...landingQuery, queryFn: askLanding(everyHook) }).catch(() => target);
  if (!isOwnHome(next)) return target;
  await Promise.all(others);
  return next;
}
