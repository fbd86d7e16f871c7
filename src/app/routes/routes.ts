import { matchRoutes } from 'react-router-dom';
import { paths } from '../../navigation/paths';
import { entryRoutes } from './entry.routes';
import { obligationRoutes } from './obligation.routes';
import { registrationRoutes } from './registration.routes';
import type { RedirectRoute, RouteEntry, RouteParams, ScreenRoute } from './route';
import { signedInRoutes } from './signed-in.routes';

/** One of the error and notice pages. They share one module because they are small. */
const notice = (name: 'Unauthorized' | 'NotFound' | 'NoAccess' | 'Archived' | 'Outage') =>
  ({
    guard: 'public',
    screen: async () => ({ default: (await import('../notices/notices'))[name] }),
    texts: ['results'],
  }) satisfies Partial<ScreenRoute>;

const noticeRoutes: readonly RouteEntry[] = [
  {
    path: paths.notification.pattern,
    guard: 'public',
    title: 'title.notification',
    screen: () => import('../notices/ResultPage'),
    texts: ['recovery', 'results'],
  },
  { path: '/auth/unauthorized-notification', title: 'title.unauthorized', ...notice('Unauthorized') },
  { path: paths.unauthorized.pattern, title: 'title.unauthorized', ...notice('Unauthorized'), singleSignOn: true },
  { path: paths.resourceNotFound.pattern, title: 'title.notFound', ...notice('NotFound'), singleSignOn: true },
  { path: '/auth/account-no-access', title: 'title.noAccess', ...notice('NoAccess'), singleSignOn: true },
  { path: '/auth/archived', title: 'title.archived', ...notice('Archived'), singleSignOn: true },
  { path: '/auth/outage', title: 'title.outage', ...notice('Outage'), singleSignOn: true },
  { path: '/auth/saml-error', title: 'title.outage', ...notice('Outage'), singleSignOn: true },
];

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

/** A screen loads when it is first shown, to keep the sign-in bundle small. */
export const screenRoutes: readonly ScreenRoute[] = all.filter((route) => 'screen' in route);
export const redirectRoutes: readonly RedirectRoute[] = all.filter((route) => 'redirect' in route);

const handles = new Set<unknown>(screenRoutes);

export function isScreenRoute(handle: unknown): handle is ScreenRoute {
  return handles.has(handle);
}

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
