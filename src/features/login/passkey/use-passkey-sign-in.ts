import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '../../../api/response/api-error';
import { whenIdle } from '../../../platform/when-idle';
import { CeremonyError } from '../../../session/passkeys/ceremony-error';
import { type Challenge, dropChallenge, takeChallenge, freshFor } from '../../../session/passkeys/challenge';
import type { Assertion } from '../../../session/passkeys/credential';
import { askForPasskey } from '../../../session/passkeys/passkeys';
import { tellAccount, tellUnknown } from '../../../session/passkeys/signals';
import { finish, offeredQuery, type PasskeyLogin, type PasskeyProblem, problemOf } from './passkey.api';
import { canSuggest } from '../../../session/passkeys/support';

interface Around {
  isPaused: boolean;
  onSignedIn: (response: PasskeyLogin) => void;
}

export function usePasskeySignIn({ isPaused, onSignedIn }: Around) {
  const [isIdle, setIdle] = useState(false);
  const [busy, setBusy] = useState<'asking' | 'sending' | null>(null);
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);
  const [failures, setFailures] = useState(0);
  const running = useRef<AbortController | null>(null);
  const suggestions = useRef<AbortController | null>(null);
  const { data: isOffered } = useQuery({ ...offeredQuery, enabled: isIdle });

  useEffect(() => whenIdle(() => setIdle(true)), []);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (isPaused) running.current?.abort();
  }, [isPaused]);

  function begin(step: 'asking' | 'sending'): AbortSignal {
    suggestions.current?.abort();
    running.current?.abort();
    running.current = new AbortController();
    setProblem(null);
    setBusy(step);
    return running.current.signal;
  }

  function end(signal: AbortSignal, error?: unknown) {
    if (running.current?.signal === signal) setBusy(null);
    const isOwn = signal.aborted || (error instanceof CeremonyError && error.problem === 'aborted');
    if (error === undefined || isOwn) return;
    setProblem(problemOf(error));
    setFailures((count) => count + 1);
  }

  async function send({ id, publicKey }: Challenge, credential: Assertion, signal: AbortSignal) {
    setBusy('sending');
    // A challenge counts once, whatever the outcome.
    dropChallenge();
    try {
      const response = await finish(id, credential, signal);
      if (signal.aborted) return;
      onSignedIn(response);
      if (response.account) void tellAccount(response.account);
    } catch (error) {
      if (isApiError(error, 'PASSKEY_UNKNOWN')) await tellUnknown(publicKey.rpId ?? location.hostname, credential.id);
      end(signal, error);
    }
  }

  const takeSuggestion = useEffectEvent((challenge: Challenge, credential: Assertion) => {
    void send(challenge, credential, begin('sending'));
  });
  const isSuggesting = isOffered === true && !isPaused && busy === null;
  useEffect(() => {
    if (!isSuggesting) return;
    const own = new AbortController();
    suggestions.current = own;
    void suggestPasskeys(own.signal, (challenge, credential) => takeSuggestion(challenge, credential));
    return () => own.abort();
  }, [isSuggesting]);

  return {
    /** The service says that there is no sign-in with a passkey. */
    isOff: isOffered === false,
    busy,
    problem,
    failures,
    /** Asks for the challenge before the press, because Safari opens its dialog only soon after a press. */
    prepare: () => {
      if (busy === null) void takeChallenge().catch(() => undefined);
    },
    async press() {
      if (busy !== null || isPaused) return;
      const signal = begin('asking');
      try {
        const challenge = await takeChallenge();
        await send(challenge, await askForPasskey(challenge.publicKey, { signal }), signal);
      } catch (error) {
        if (error instanceof CeremonyError && error.problem === 'cancelled') dropChallenge();
        end(signal, error);
      }
    },
  };
}

/**
 * Offers passkeys among the suggestions of the username field until one is chosen or `signal` aborts. Silent: a failure
 * leaves the form as it is.
 *
 * While the page is visible, it asks again after a cancelled prompt, and with a new challenge before the old one ends.
 * After an instant refusal it asks once more.
 * @param onChosen takes the signed challenge
 */
async function suggestPasskeys(
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
