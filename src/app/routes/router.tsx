import { useEffect, useSyncExternalStore } from 'react';
import { Outlet, type PatchRoutesOnNavigationFunction, type RouteObject, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../notices/ErrorBoundary';
import { ArrivedScreen } from './Arrived';
import { firstRoutes, loadRoutes } from './first-routes';
import { setRoutes } from './known-routes';
import { toScreen } from './lazy-screen';
import { PageFrame } from './PageFrame';
import { partOf, tryPart } from '../../texts/part';
import { EMBEDDED_PATHS } from '../../config/constants';
import { readStored, subscribeToStorage } from '../../platform/storage';
import { OfflineBar } from '../../ui/OfflineBar';
import { Overlays } from '../overlays/Overlays';
import { perApp } from '../../lifetime';
import { environment } from '../../navigation/navigation';

const ROOT = 'root';
const FRAME = 'frame';

setRoutes(firstRoutes);

/** The first script knows sign-in alone; `findRoutes` brings the others. */
export const routeObjects: RouteObject[] = [
  {
    id: ROOT,
    Component: Root,
    ErrorBoundary,
    children: [
      {
        id: FRAME,
        Component: PageFrame,
        children: [{ Component: ArrivedScreen, children: firstRoutes.map(toScreen) }],
      },
    ],
  },
];

/** The router calls it for an address that it does not know. Without the table, its catch-all says that a part is lost. */
export const findRoutes: PatchRoutesOnNavigationFunction = async ({ patch }) => {
  const later = await tryPart(loadRoutes, []).catch(() => undefined);
  if (later === undefined) return;
  patch(FRAME, [later.screens]);
  patch(ROOT, later.redirects);
};

function Root() {
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

const entry = perApp(() => ({ path: '' }));

/** Call it before the router can change the address. */
export function keepEntryPath(): void {
  entry().path = window.location.pathname;
}

/**
 * A host page may frame two pages, and the browser judges that once for each document. So a way from one of them to
 * another page loads a new document, which the browser refuses in a frame.
 */
function useRefusedInFrame(): boolean {
  const { pathname } = useLocation();
  const isRefused =
    environment().isFramed() && EMBEDDED_PATHS.includes(entry().path) && !EMBEDDED_PATHS.includes(pathname);
  useEffect(() => {
    if (isRefused) environment().reload();
  }, [isRefused]);
  return isRefused;
}

const ActingBar = partOf(async () => (await loadRoutes()).loadActingBar());

function Acting() {
  const isActing = useSyncExternalStore(
    subscribeToStorage,
    () => readStored('actingSession') !== undefined,
    () => false,
  );
  return isActing && <ActingBar />;
}
