import { useEffect, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { partOf } from '../../texts/part';
import { EMBEDDED_PATHS } from '../../platform/constants';
import { readStored, subscribeToStorage } from '../../platform/storage';
import { useBackQuestion } from '../../forms/unsaved';
import { OfflineBar } from '../../ui/OfflineBar';
import { Overlays } from '../overlays/Overlays';

export function Root() {
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
