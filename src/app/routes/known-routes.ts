import { matchRoutes } from 'react-router-dom';
import type { RouteEntry, RouteParams, ScreenRoute } from './route';

/** The routes that have loaded. Code that has loaded stays, so one table is for all apps. */
let known: readonly RouteEntry[] = [];

export function setRoutes(routes: readonly RouteEntry[]): void {
  known = routes;
}

export function isScreenRoute(handle: unknown): handle is ScreenRoute {
  return known.some((route) => route === handle && 'screen' in route);
}

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

export function needsSession(pathname: string): boolean {
  const route = routeOf(pathname);
  return route !== undefined && 'screen' in route && route.guard !== 'public';
}
