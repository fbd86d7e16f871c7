import type * as Offer from './offer';
import { within } from '../../platform/within';
import type { SafeUrl } from '../../navigation/path';
import { offersPasskeys } from './support';
import { perApp } from '../../lifetime';

/** Longest wait for the offer, in ms. After it, the user continues without an offer. */
const PATIENCE_MS = 3_000;

const signIn = perApp((): { offer?: Promise<typeof Offer> | undefined; isAfterReset?: boolean } => ({}));

export function loadOffer(): Promise<typeof Offer> | undefined {
  const load = offersPasskeys() ? import('./offer') : undefined;
  // The wait below handles a failed load. Without a handler until then, the browser would report it.
  load?.catch(() => undefined);
  return load;
}

/** Who has just had to reset a password wants to get in. The next sign-in offers nothing. */
export function noteReset(): void {
  signIn().isAfterReset = true;
}

/** Notes a sign-in with a password. The code of the offer loads while the services choose the next page. */
export function notePasswordSignIn(): void {
  const { isAfterReset = false } = signIn();
  Object.assign(signIn(), { offer: isAfterReset ? undefined : loadOffer(), isAfterReset: false });
}

/**
 * Where the user goes after sign-in and all obligations: to the offer of a passkey that leads to `goal`, or to `goal`.
 * It decides once for each sign-in. Never throws.
 */
export async function wayAfterSignIn(goal: SafeUrl): Promise<SafeUrl> {
  const way = signIn()
    .offer?.then(({ offerOn }) => offerOn(goal))
    .catch(() => goal);
  signIn().offer = undefined;
  return way === undefined ? goal : within(way, PATIENCE_MS, () => goal);
}
