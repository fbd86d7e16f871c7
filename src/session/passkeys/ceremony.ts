import { within } from '../../platform/within';
import type { CeremonyMode } from './credential';
import { perApp, whileAppLives } from '../../lifetime';

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

/** Longest wait for an ended ceremony, in ms. Safari takes a moment; some extensions ignore the abort. */
const ABORT_WAIT_MS = 1000;
/** Faster than any user can decline a dialog. */
const INSTANT_MS = 1000;

interface Ceremony {
  readonly end: AbortController;
  readonly over: Promise<void>;
  /** The user sees nothing of it before choosing a passkey: a suggestion in a field, or an automatic creation. */
  readonly isQuiet: boolean;
}

const pending = perApp((): { current?: Ceremony | undefined } => {
  // A page that goes away must not keep the browser's dialog. Node has no window.
  globalThis.window?.addEventListener('pagehide', () => void endCeremony(), { signal: whileAppLives() });
  return {};
});

/**
 * Runs one WebAuthn ceremony at a time, because browsers refuse other ceremonies and signals while one is pending. It
 * first ends the pending one and waits for its rejection.
 *
 * Without a pending one it begins in the same task, because Safari requires the user's press.
 * @param ask calls the browser and passes the signal on
 * @throws CeremonyError; `aborted` when this page ended it, whatever error the browser gave
 */
export async function runCeremony<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  { isQuiet = false, signal }: CeremonyMode = {},
): Promise<T> {
  const before = pending().current;
  const end = new AbortController();
  const stop = () => end.abort();
  if (signal?.aborted === true) stop();
  signal?.addEventListener('abort', stop, { once: true });
  let begun = performance.now();
  const running = (async () => {
    if (before !== undefined) {
      await finish(before);
      begun = performance.now();
    }
    if (end.signal.aborted) throw new CeremonyError('aborted', end.signal.reason);
    return ask(end.signal);
  })();
  const own: Ceremony = { end, over: running.then(nothing, nothing), isQuiet };
  pending().current = own;
  try {
    const result = await running;
    // The user chose in the moment of the abort. The page has gone on, so the choice does not count.
    if (end.signal.aborted) throw new CeremonyError('aborted', end.signal.reason);
    return result;
  } catch (error) {
    throw new CeremonyError(end.signal.aborted ? 'aborted' : problemOf(error, performance.now() - begun), error);
  } finally {
    signal?.removeEventListener('abort', stop);
    if (pending().current === own) pending().current = undefined;
  }
}

/**
 * Reads the browser's error.
 * @param afterMs how long the ceremony took
 */
function problemOf(error: unknown, afterMs: number): CeremonyProblem {
  if (error instanceof CeremonyError) return error.problem;
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'exists';
  if (name === 'NotSupportedError') return 'unsupported';
  return afterMs < INSTANT_MS ? 'instant' : 'cancelled';
}

/** Ends the pending ceremony, if there is one, and waits for its rejection, at most a second. */
export async function endCeremony(): Promise<void> {
  const { current } = pending();
  if (current !== undefined) await finish(current);
}

/** Waits until the browser takes a signal: ends a quiet ceremony, and lets the user end one that shows. */
export async function whenFree(): Promise<void> {
  const { current } = pending();
  if (current?.isQuiet === true) await finish(current);
  else await current?.over;
}

async function finish({ end, over }: Ceremony): Promise<void> {
  end.abort();
  await within(over, ABORT_WAIT_MS, nothing);
}

function nothing(): void {}
