import { accountSecurity } from '../../api/account-security';
import { everyHook, unwrap } from '../../api/response/unwrap';
import { readStored, writeStored, type Stored } from '../../platform/storage';
import { QUIET_CREATION_MS, PASSKEY_OFFER_DAYS } from '../../config/constants';
import { showToast } from '../../navigation/toasts';
import { isOwnHome } from '../landing';
import { paths } from '../../navigation/paths';
import { isOwnRoute } from '../../navigation/redirects';
import type { SafeUrl } from '../../navigation/path';
import { deviceAbilities } from './abilities';
import { tellAccount } from './signals';

/** Asked as soon as this module loads, because the browser takes a while to answer. */
const abilities = deviceAbilities();

/**
 * Offers a passkey to a user who has none: begins an automatic creation, or returns the offer page that leads to
 * `goal`. Otherwise returns `goal`.
 * @throws ApiError when the service does not say which passkeys the user has
 */
export async function offerOn(goal: SafeUrl): Promise<SafeUrl> {
  const { canKeep, canCreateQuietly } = await abilities;
  if (!canKeep || readStored('actingSession') !== undefined) return goal;
  const {
    passkeys,
    isOfferWanted = true,
    account,
  } = await unwrap(accountSecurity.GET('/persons/me/passkeys', {}), {
    skipHooks: everyHook,
  });
  if (!isOfferWanted || passkeys.length > 0) return goal;
  const [now, offers] = [Date.now(), readStored('passkeyOffers') ?? {}];
  // The next document would end a creation, so a target outside of this app gets the page.
  const canBeQuiet = canCreateQuietly && (isOwnRoute(goal) || isOwnHome(goal));
  const offer = offerFor(account.userHandle, offers, { now, canBeQuiet });
  if (offer === 'none') return goal;
  writeStored('passkeyOffers', withOffer(account.userHandle, offers, offer, now));
  if (offer === 'page') return paths.passkeyOffer({ redirectUrl: goal });
  void createQuietly();
  return goal;
}

/** The user goes on meanwhile. A failure is silent; the next sign-in shows the page. */
async function createQuietly(): Promise<void> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), QUIET_CREATION_MS);
  try {
    const { registerQuietly } = await import('./registration');
    const { account } = await registerQuietly(end.signal);
    showToast('success', 'PASSKEY_CREATED');
    await tellAccount(account);
  } catch {
    // No password manager did it in time, or the service refused it.
  } finally {
    clearTimeout(timer);
  }
}

type Offers = Readonly<Stored<'passkeyOffers'>>;

type Offer = 'page' | 'quiet' | 'none';

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

export function withOffer(userHandle: string, offers: Offers, offer: 'page' | 'quiet', now: number): Offers {
  const recent = Object.entries(offers).filter(([, { page, quiet }]) => isRecent(page, now) || isRecent(quiet, now));
  return { ...Object.fromEntries(recent), [userHandle]: { ...offers[userHandle], [offer]: now } };
}

function isRecent(at: number | undefined, now: number): boolean {
  return at !== undefined && at > now - PERIOD_MS && at <= now;
}
