import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The address from `#` on. Back, Forward and links cause a new render. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash);
}
