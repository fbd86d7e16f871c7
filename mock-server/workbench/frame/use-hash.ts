import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The part of the address from `#` on. Renders again when Back, Forward or a link changes it. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash);
}
