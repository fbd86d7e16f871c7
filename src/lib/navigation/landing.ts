import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { authentication } from '../../api/clients';
import { type Hook, unwrap } from '../../api/response/unwrap';
import { getConfig } from '../config/config';
import { paths } from './paths';
import { checkedTarget } from './redirects';
import { askMe, authCheckQuery, meQuery } from '../session/session';

/**
 * GET /landing: where the authentication service lets the person land (see
 * docs/product/2-screens.md#error-and-notice-routes); the product home when it cannot say. It is asked for JSON, since
 * a script cannot look into the redirect that a navigation gets.
 */
export const landingQuery = queryOptions({ queryKey: ['landing'], queryFn: askLanding([]), gcTime: 0, retry: false });

function askLanding(skipHooks: readonly Hook[]) {
  return async ({ signal }: { signal: AbortSignal }) => {
    const answer = await unwrap(authentication.GET('/landing', { signal, headers: { Accept: 'application/json' } }), {
      skipHooks,
    });
    return landingTarget(answer?.targetUrl);
  };
}

/** Never the landing page itself: it would ask for ever. */
function landingTarget(targetUrl: string | undefined): string {
  const { home, landing } = getConfig();
  const target = checkedTarget(targetUrl) ?? home;
  return new URL(target, window.location.origin).pathname === new URL(landing, window.location.origin).pathname
    ? home
    : target;
}

/**
 * A checked target that is the home of this app, and not a product that is deployed there; what follows the path does
 * not count.
 */
export function isOwnHome(target: string): boolean {
  return getConfig().showsHome && [paths.home(), paths.defaultHome()].includes(target.replace(/[?#].*/, ''));
}

/** What these calls are refused for is not theirs to act on: the page that needs them asks again. */
const everyHook: readonly Hook[] = ['obligation', 'forbidden', 'session'];

/**
 * The own home that somebody who goes to `target` will be shown, when that can be known: with what that page needs
 * asked for beside the obligations, neither the landing page nor an empty home is drawn on the way. Any other target
 * stays, and so does one that the service does not answer for. Never throws.
 */
export async function resolveLanding(queries: QueryClient, target: string): Promise<string> {
  const { landing, showsHome } = getConfig();
  if (target !== landing || !showsHome) return target;
  const others = [
    queries.prefetchQuery(authCheckQuery),
    queries.prefetchQuery({ ...meQuery, queryFn: askMe(everyHook), retry: false }),
  ];
  const next = await queries.fetchQuery({ ...landingQuery, queryFn: askLanding(everyHook) }).catch(() => target);
  if (!isOwnHome(next)) return target;
  await Promise.all(others);
  return next;
}
