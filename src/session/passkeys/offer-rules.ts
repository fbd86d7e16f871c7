import type { Stored } from '../../platform/storage';
import { PASSKEY_OFFER_DAYS } from '../../platform/constants';

type Offers = Readonly<Stored<'passkeyOffers'>>;

export type Offer = 'page' | 'quiet' | 'none';

const PERIOD_MS = PASSKEY_OFFER_DAYS * 86_400_000;

/**
 * Chooses the offer for a user: an automatic creation where this device can do it, else the page, and each at most once
 * in 30 days. Never both after one sign-in.
 * @param now epoch ms
 */
export function offerFor(
  userHandle: string,
  offers: Offers,
  { now, canBeQuiet }: { now: number; canBeQuiet: boolean },
): Offer {
  const { page, quiet } = offers[userHandle] ?? {};
  if (canBeQuiet && !isRecent(quiet, now)) return 'quiet';
  return isRecent(page, now) ? 'none' : 'page';
}

/** Notes an offer, and forgets those that no longer count. */
export function withOffer(userHandle: string, offers: Offers, offer: 'page' | 'quiet', now: number): Offers {
  const recent = Object.entries(offers).filter(([, { page, quiet }]) => isRecent(page, now) || isRecent(quiet, now));
  return { ...Object.fromEntries(recent), [userHandle]: { ...offers[userHandle], [offer]: now } };
}

function isRecent(at: number | undefined, now: number): boolean {
  return at !== undefined && at > now - PERIOD_MS && at <= now;
}
