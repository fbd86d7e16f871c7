import { within } from '../browser/within';
import { getConfig } from '../config/config';
import type { SafeUrl } from '../navigation/safe-url';
import { hasPasskeys } from './support';

/** The offer may take this long, in ms. Then the user goes on without it. */
const PATIENCE_MS = 3_000;

/** A sign-in with a password whose offer is still to be considered. */
let isOpen = false;

/** Notes a sign-in with a password. */
export function notePasswordSignIn(): void {
  isOpen = getConfig().bases.accountSecurity !== undefined && hasPasskeys();
}

/**
 * Where the user goes after sign-in and all obligations: to the offer of a passkey that leads to `goal`, or to `goal`
 * (see docs/product/4-states.md#offer-of-a-passkey). It decides once for each sign-in. Never throws.
 */
export async function wayAfterSignIn(goal: SafeUrl): Promise<SafeUrl> {
  if (!isOpen) return goal;
  isOpen = false;
  const way = import('./offer').then(({ offerOn }) => offerOn(goal)).catch(() => goal);
  return within(way, PATIENCE_MS, () => goal);
}
