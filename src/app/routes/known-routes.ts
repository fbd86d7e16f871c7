import { matchRoutes } from 'react-router-dom';
import LoginScreen from '../../features/login/LoginScreen';
import { paths } from '../../navigation/paths';
import type * as Later from './later-routes';
import type { RouteEntry, RouteParams, ScreenRoute } from './route';

/** Stands for every other page until the table of routes has loaded, and says so when the table is lost. */
const anyOther: ScreenRoute = {
  path: '*',
  guard: 'public',
  title: 'loading',
  screen: async () => ({ default: (await loadRoutes()).AnyOther }),
  texts: [],
  singleSignOn: true,
};

/** The routes of the first script. */
export const firstRoutes: readonly ScreenRoute[] = [
  {
    path: paths.login.pattern,
    guard: 'public',
    title: 'title.login',
    screen: () => Promise.resolve({ default: LoginScreen }),
    texts: [],
    singleSignOn: true,
  },
  anyOther,
];

let known: readonly RouteEntry[] = firstRoutes;

export async function loadRoutes(): Promise<typeof Later> {
  const later = await import('./later-routes');
  known = [...later.laterRoutes, ...firstRoutes];
  return later;
}

export function isScreenRoute(handle: unknown): handle is ScreenRoute {
  return known.some((route) => route === handle && 'screen' in route);
}

/** Reads the routes that have loaded. */
export function matchRoute(pathname: string): { route: RouteEntry; params: RouteParams } | undefined {
  return matchRoutes([...known], pathname)?.[0];
}

export function routeOf(pathname: string): RouteEntry | undefined {
  return matchRoute(pathname)?.route;
}

/** The name of a path for logs: its route, without the values in it, one of which can be a token. */
export function nameOfPath(pathname: string): string {
  return routeOf(pathname)?.path ?? '*';
}

/** Whether the current page needs a session. Its route has loaded, as the page shows. */
export function needsSession(pathname: string): boolean {
  const route = routeOf(pathname);
  return route !== undefined && 'screen' in route && route.guard === 'session';
}
