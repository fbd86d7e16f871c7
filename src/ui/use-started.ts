import { useSyncExternalStore } from 'react';

/**
 * False while React takes over the prerendered page, which is written for every platform and address. React corrects no
 * attribute then, so what differs renders once more after it.
 */
export function useStarted(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
