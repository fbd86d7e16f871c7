import { recordOf } from '../api/response/record';

/** For `unreachable` the session may still be there. For `linking` an invited person links an account. */
export type SignedOutReason = (typeof REASONS)[number];
const REASONS = ['ended', 'inactive', 'otherTab', 'unreachable', 'linking'] as const;

export function signedOutState(reason: SignedOutReason): { signedOut: SignedOutReason } {
  return { signedOut: reason };
}

export function signedOutReason(state: unknown): SignedOutReason | undefined {
  const { signedOut } = recordOf(state);
  return REASONS.find((reason) => reason === signedOut);
}
