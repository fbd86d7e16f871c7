import { matchPath } from 'react-router-dom';
import { paths } from '../../lib/navigation/paths';
import { entryRoutes } from './entry.routes';
import { noticeRoutes } from './notice.routes';
import { obligationRoutes } from './obligation.routes';
import { registrationRoutes } from './registration.routes';
import type { RouteEntry, RouteParams } from './route';
import { signedInRoutes } from './signed-in.routes';

/** Shows every component of the kit in every state; a production build leaves it out. */
const livingPage: readonly RouteEntry[] =
  import.meta.env.DEV || import.meta.env.MODE === 'ui-page'
    ? [
        {
          path: '/auth/__ui',
          guard: 'public',
          title: 'title.home',
          screen: () => import('../ui-page/UiPage'),
          layout: 'bare',
        },
      ]
    : [];

/**
 * The table of routes (see docs/product/2-screens.md): every path of the app, its guard, its title and its screen. A
 * screen is the default export of its module. It loads when it is first shown, to keep the sign-in bundle small.
 */
export const routes: readonly RouteEntry[] = [
  ...livingPage,
  ...entryRoutes,
  ...registrationRoutes,
  ...obligationRoutes,
  ...signedInRoutes,
  ...noticeRoutes,
  // Catch-alls: "any other unknown route goes to login"
  { path: '/auth/*', redirect: () => paths.login() },
  { path: '*', redirect: () => paths.login() },
];

type Match = { readonly entry: RouteEntry; readonly params: RouteParams };

/** The matches by path. Each would compile dozens of patterns, and a pointer that moves over links asks for many. */
const matches = new Map<string, Match>();

/**
 * The first table entry that matches a path, with the path's parameters; undefined when none matches. Within each group
 * the table lists the most specific path first. A percent-encoded letter matches as the letter, as it does on a server.
 */
export function matchRoute(pathname: string): Match | undefined {
  const known = matches.get(pathname);
  if (known !== undefined) return known;
  const decoded = decodeSegments(pathname);
  for (const entry of routes) {
    const match = matchPath(entry.path, decoded);
    if (match === null) continue;
    const found = { entry, params: match.params };
    matches.set(pathname, found);
    return found;
  }
  return undefined;
}

/** The first table entry that matches a path, or undefined. */
export function routeOf(pathname: string): RouteEntry | undefined {
  return matchRoute(pathname)?.entry;
}

/** Decodes each segment. `matchPath` expects this, with an encoded slash kept as "%2F". Keeps a malformed path. */
function decodeSegments(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

/** The name of a path for logs: its route, without the values in it, one of which can be a token. */
export function nameOfPath(pathname: string): string {
  return routeOf(pathname)?.path ?? '*';
}

/** Whether a path is only for signed-in users. */
export function needsSession(pathname: string): boolean {
  const entry = routeOf(pathname);
  return entry !== undefined && 'screen' in entry && entry.guard === 'session';
}
