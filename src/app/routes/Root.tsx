import { useSyncExternalStore } from 'react';
import { Outlet } from 'react-router-dom';
import { partOf } from '../../texts/part';
import { readStored, subscribeToStorage } from '../../platform/storage';
import { useBackQuestion } from '../../forms/unsaved';
import { OfflineBar } from '../../ui/OfflineBar';
import { Overlays } from '../overlays/Overlays';

/** The root route: the page of the current address, and what shows above and over every page. */
export function Root() {
  useBackQuestion();
  return (
    <>
      <Acting />
      <OfflineBar />
      <Outlet />
      <Overlays />
    </>
  );
}

const ActingBar = partOf(() => import('../overlays/ActingBar'), ['acting', 'toasts']);

function Acting() {
  const isActing = useSyncExternalStore(
    subscribeToStorage,
    () => readStored('actingSession') !== undefined,
    () => false,
  );
  return isActing && <ActingBar />;
}
