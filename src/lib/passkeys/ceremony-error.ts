/** Why a ceremony of WebAuthn gave no passkey. */
export type CeremonyProblem =
  /** This authenticator has a passkey of the user already. */
  | 'exists'
  /** Declined, timed out, or no such passkey: for privacy, browsers do not say which. */
  | 'cancelled'
  /** The browser refused before anyone could answer, as web views do. */
  | 'instant'
  /** This page ended it. */
  | 'aborted';

/** The browser gave no passkey. */
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
  return afterMs < INSTANT_MS || name === 'NotSupportedError' ? 'instant' : 'cancelled';
}
