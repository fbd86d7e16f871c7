import { useSyncExternalStore } from 'react';
import { viewOf, type ViewId } from './views';

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The view of the address, which Back and Forward change too. */
export function useView(): ViewId {
  return useSyncExternalStore(subscribe, () => viewOf(location.hash));
}
