import { useSyncExternalStore } from 'react';
import { viewOf, type ViewId } from './views';

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** Returns the view that the address names, and renders again when Back, Forward or a link changes it. */
export function useView(): ViewId {
  return useSyncExternalStore(subscribe, () => viewOf(location.hash));
}
