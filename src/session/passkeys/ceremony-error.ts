/** Why a ceremony of WebAuthn gave no passkey. */
export type CeremonyProblem =
  /** This authenticator has a passkey of the user already. */
  | 'exists'
  /** Declined, timed out, or no such passkey: for privacy, browsers do not say which. */
  | 'cancelled'
  /** The browser refused before a user could answer, as web views do. */
  | 'instant'
  /** This browser has the interface, but cannot do this with it. */
  | 'unsupported'
  /** This page ended it. */
  | 'aborted';

export class CeremonyError extends Error {
  override readonly name = 'CeremonyError';
  constructor(
    readonly problem: CeremonyProblem,
    cause: unknown,
  ) {
    super(problem, { cause });
  }
}

/** Faster than any user can decline a dialog. */
const INSTANT_MS = 1000;

/**
 * Reads the browser's error.
 * @param afterMs how long the ceremony took
 */
export function problemOf(error: unknown, afterMs: number): CeremonyProblem {
  if (error instanceof CeremonyError) return error.problem;
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'exists';
  if (name === 'NotSupportedError') return 'unsupported';
  return afterMs < INSTANT_MS ? 'instant' : 'cancelled';
}
