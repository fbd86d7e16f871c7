import { useSyncExternalStore } from 'react';
import { getConfig } from '../../../lib/config/config';
import { hasPasskeys } from '../../../lib/passkeys/support';

/**
 * Whether this platform and this browser have passkeys. False in the prerendered page, which is written for every
 * platform.
 */
export function useOffersPasskeys(): boolean {
  return useSyncExternalStore(never, isThere, () => false);
}

function isThere(): boolean {
  return getConfig().bases.accountSecurity !== undefined && hasPasskeys();
}

function never(): () => void {
  return () => undefined;
}
