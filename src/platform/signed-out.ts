import { recordOf } from '../api/response/record';

/**
 * Why the sign-in page shows to a user who did not ask for it. For `unreachable` the check of the session failed, so
 * the session may still be there. For `linking` an invited person links an account.
 */
export type SignedOutReason = (typeof REASONS)[number];
const REASONS = ['ended', 'inactive', 'otherTab', 'unreachable', 'linking'] as const;

/** Returns the navigation state that tells sign-in the reason. It is never in the address. */
export function signedOutState(reason: SignedOutReason): { signedOut: SignedOutReason } {
  return { signedOut: reason };
}

/** Reads the reason from `location.state` of any shape; undefined for a user who came by other ways. */
export function signedOutReason(state: unknown): SignedOutReason | undefined {
  const { signedOut } = recordOf(state);
  return REASONS.find((reason) => reason === signedOut);
}
