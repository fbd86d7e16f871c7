import { matchRoutes } from 'react-router-dom';
import { paths } from '../../navigation/paths';
import { entryRoutes } from './entry.routes';
import { noticeRoutes } from './notice.routes';
import { obligationRoutes } from './obligation.routes';
import { registrationRoutes } from './registration.routes';
import type { RedirectRoute, RouteEntry, RouteParams, ScreenRoute } from './route';
import { signedInRoutes } from './signed-in.routes';

const all: readonly RouteEntry[] = [
  ...entryRoutes,
  ...registrationRoutes,
  ...obligationRoutes,
  ...signedInRoutes,
  ...noticeRoutes,
  // Catch-alls: "any other unknown route goes to login"
  { path: '/auth/*', redirect: () => paths.login() },
  { path: '*', redirect: () => paths.login() },
];

/**
 * The table of routes: every path of the app, its guard, its title and its screen. A screen is the default export of
 * its module. It loads when it is first shown, to keep the sign-in bundle small.
 */
export const screenRoutes: readonly ScreenRoute[] = all.filter((route) => 'screen' in route);
export const redirectRoutes: readonly RedirectRoute[] = all.filter((route) => 'redirect' in route);

const handles = new Set<unknown>(screenRoutes);

/** Whether the `handle` of a match of the router is a screen of the table. */
export function isScreenRoute(handle: unknown): handle is ScreenRoute {
  return handles.has(handle);
}

/** The table entry that the router chooses for a path, with the path's parameters; undefined when none matches. */
export function matchRoute(pathname: string): { route: RouteEntry; params: RouteParams } | undefined {
  return matchRoutes([...all], pathname)?.[0];
}

export function routeOf(pathname: string): RouteEntry | undefined {
  return matchRoute(pathname)?.route;
}

/** The name of a path for logs: its route, without the values in it, one of which can be a token. */
export function nameOfPath(pathname: string): string {
  return routeOf(pathname)?.path ?? '*';
}

export function needsSession(pathname: string): boolean {
  const route = routeOf(pathname);
  return route !== undefined && 'screen' in route && route.guard === 'session';
}
