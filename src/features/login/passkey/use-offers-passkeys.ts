import { useSyncExternalStore } from 'react';
import { offersPasskeys } from '../../../session/passkeys/support';

/**
 * Whether this platform and this browser have passkeys. False in the prerendered page, which is written for every
 * platform.
 */
export function useOffersPasskeys(): boolean {
  return useSyncExternalStore(never, offersPasskeys, () => false);
}

function never(): () => void {
  return () => undefined;
}
