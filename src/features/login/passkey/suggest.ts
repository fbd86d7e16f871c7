import { CeremonyError } from '../../../session/passkeys/ceremony-error';
import { type Challenge, dropChallenge, freshFor, takeChallenge } from '../../../session/passkeys/challenge';
import type { Assertion } from '../../../session/passkeys/credential';
import { askForPasskey } from '../../../session/passkeys/passkeys';
import { canSuggest } from '../../../session/passkeys/support';

/**
 * Offers passkeys among the suggestions of the username field until one is chosen or `signal` aborts. Silent: a failure
 * leaves the form as it is.
 *
 * While the page is visible, it asks again after a cancelled prompt, and with a new challenge before the old one ends.
 * After an instant refusal it asks once more.
 * @param onChosen takes the signed challenge
 */
export async function suggestPasskeys(
  signal: AbortSignal,
  onChosen: (challenge: Challenge, credential: Assertion) => void,
): Promise<void> {
  if (!(await canSuggest())) return;
  let refusals = 0;
  while (!signal.aborted) {
    await untilVisible(signal);
    const challenge = await takeChallenge().catch(() => null);
    if (challenge === null || signal.aborted) return;
    const turn = new AbortController();
    const stop = () => turn.abort();
    signal.addEventListener('abort', stop, { once: true });
    const renewal = setTimeout(stop, freshFor());
    try {
      const credential = await askForPasskey(challenge.publicKey, { isQuiet: true, signal: turn.signal });
      onChosen(challenge, credential);
      return;
    } catch (error) {
      const problem = error instanceof CeremonyError ? error.problem : 'unsupported';
      if (problem === 'instant') refusals += 1;
      // Another ceremony of this page took over, or this browser cannot do it.
      const isOver = problem === 'aborted' ? !turn.signal.aborted : problem === 'unsupported' || refusals > 1;
      if (isOver) return;
      if (problem === 'cancelled') dropChallenge();
    } finally {
      clearTimeout(renewal);
      signal.removeEventListener('abort', stop);
    }
  }
}

/** A hidden page needs no challenge. */
function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'visible' || signal.aborted) return resolve();
    const seen = new AbortController();
    const end = () => (seen.abort(), resolve());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(), {
      signal: seen.signal,
    });
    signal.addEventListener('abort', end, { signal: seen.signal });
  });
}
