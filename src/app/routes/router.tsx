import { createElement, useEffect, useSyncExternalStore } from 'react';
import { type RouteObject, useLocation, useParams, Outlet } from 'react-router-dom';
import { Redirect } from '../../navigation/Redirect';
import { Waiting } from '../layout/Waiting';
import { ErrorBoundary } from '../notices/ErrorBoundary';
import { lazyScreen } from './lazy-screen';
import { PageFrame } from './PageFrame';
import type { RedirectRoute, ScreenRoute } from './route';
import { redirectRoutes, screenRoutes } from './routes';
import { partOf } from '../../texts/part';
import { EMBEDDED_PATHS } from '../../platform/constants';
import { readStored, subscribeToStorage } from '../../platform/storage';
import { useBackQuestion } from '../../forms/unsaved';
import { OfflineBar } from '../../ui/OfflineBar';
import { Overlays } from '../overlays/Overlays';

export const routeObjects: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary,
    children: [{ Component: PageFrame, children: screenRoutes.map(toScreen) }, ...redirectRoutes.map(toRedirect)],
  },
];

function toScreen(route: ScreenRoute): RouteObject {
  return { path: route.path, lazy: lazyScreen(route), hydrateFallbackElement: <Waiting />, handle: route };
}

function toRedirect({ path, redirect }: RedirectRoute): RouteObject {
  return { path, element: createElement(RedirectOf, { redirect }) };
}

/** A redirect while rendering, because one from a loader would lose the navigation state. */
function RedirectOf({ redirect }: Pick<RedirectRoute, 'redirect'>) {
  const params = useParams();
  const { search, state } = useLocation();
  return <Redirect to={redirect({ params, search })} state={state} />;
}

function Root() {
  useBackQuestion();
  if (useRefusedInFrame()) return null;
  return (
    <>
      <Acting />
      <OfflineBar />
      <Outlet />
      <Overlays />
    </>
  );
}

/** Read before the router can change the address. */
const entryPath = typeof window === 'undefined' ? '' : window.location.pathname;

/**
 * A host page may frame two pages, and the browser judges that once for each document. So a way from one of them to
 * another page loads a new document, which the browser refuses in a frame.
 */
function useRefusedInFrame(): boolean {
  const { pathname } = useLocation();
  const isRefused =
    EMBEDDED_PATHS.includes(entryPath) && !EMBEDDED_PATHS.includes(pathname) && window.parent !== window;
  useEffect(() => {
    if (isRefused) window.location.reload();
  }, [isRefused]);
  return isRefused;
}

const ActingBar = partOf(() => import('../overlays/ActingBar'), ['results', 'session']);

function Acting() {
  const isActing = useSyncExternalStore(
    subscribeToStorage,
    () => readStored('actingSession') !== undefined,
    () => false,
  );
  return isActing && <ActingBar />;
}
