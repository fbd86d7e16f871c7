import { recordOf } from '../../api/response/record';

/** Why a user who did not log out here is on the sign-in page (see docs/decisions/kept-input.md). */
export type SignedOutReason = 'ended' | 'inactive' | 'otherTab';

/** Returns the navigation state with which sign-in names the reason. It is never in the address. */
export function signedOutState(reason: SignedOutReason): { signedOut: SignedOutReason } {
  return { signedOut: reason };
}

/** Reads the reason from `location.state` of any shape; undefined for a user who came by other ways. */
export function signedOutReason(state: unknown): SignedOutReason | undefined {
  const { signedOut } = recordOf(state);
  return signedOut === 'ended' || signedOut === 'inactive' || signedOut === 'otherTab' ? signedOut : undefined;
}
