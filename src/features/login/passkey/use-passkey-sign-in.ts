import { useQuery } from '@tanstack/react-query';
import { type Dispatch, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmission } from '../../../forms/use-submission';
import { isApiError } from '../../../api/response/api-error';
import { whenIdle } from '../../../platform/when-idle';
import { CeremonyError } from '../../../session/passkeys/ceremony';
import { type Challenge, dropChallenge, takeChallenge, freshFor } from '../../../session/passkeys/challenge';
import type { Assertion } from '../../../session/passkeys/credential';
import { askAtOnce, askForPasskey, type SavedPassword } from '../../../session/passkeys/passkeys';
import { accountSecurityOffer } from '../../../session/offers';
import { readStored } from '../../../platform/storage';
import { tellAccount, tellUnknown } from '../../../session/passkeys/signals';
import { whileAppLives } from '../../../lifetime';
import { announce } from '../../../ui/announce';
import type { LoginEvent } from '../login.flow';
import { finish, type PasskeyLogin } from './passkey.api';
import { type PasskeyProblem, passkeyProblemOf } from './passkey.errors';
import { canAskAtOnce, canSuggest } from '../../../session/passkeys/abilities';

interface Signed {
  challenge: Challenge;
  credential: Assertion;
}

export interface Around {
  /** The form signs in or leaves. */
  isPaused: boolean;
  /** The form shows the remembered username. */
  isRemembered: boolean;
  onSignedIn: (response: PasskeyLogin) => void;
  form: FilledForm;
  /** A press on the untouched form should call `ask`. Undefined: no longer. */
  onCanAsk: (ask: () => (() => void) | undefined) => void;
}

/** What a saved password needs of the form. */
interface FilledForm {
  usernameField: RefObject<HTMLInputElement | null>;
  passwordField: RefObject<HTMLInputElement | null>;
  edit: (username: string) => void;
  dispatch: Dispatch<LoginEvent>;
  send: () => void;
}

export function usePasskeySignIn({ isPaused, isRemembered, onSignedIn, form, onCanAsk }: Around) {
  const { t } = useTranslation('sign-in');
  const [isIdle, setIdle] = useState(false);
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const suggestions = useRef<AbortController | null>(null);
  const isSignedIn = useRef(false);
  const { data: isOffered } = useQuery({ ...accountSecurityOffer, enabled: isIdle });

  useEffect(() => whenIdle(() => setIdle(true)), []);

  const signIn = useSubmission(
    async (suggested: Signed | undefined, signal) => {
      const { challenge, credential } = suggested ?? (await askForSigned(signal));
      // A challenge counts once, whatever the outcome.
      dropChallenge();
      try {
        return await finish(challenge.id, credential, signal);
      } catch (error) {
        if (isApiError(error, 'PASSKEY_UNKNOWN'))
          await tellUnknown(challenge.publicKey.rpId ?? location.hostname, credential.id);
        throw error;
      }
    },
    {
      onSuccess: (response) => {
        isSignedIn.current = true;
        onSignedIn(response);
        if (response.account) void tellAccount(response.account);
      },
      onError: (error) => {
        // Another ceremony of this page took over.
        const isOver = error instanceof CeremonyError && error.problem === 'aborted';
        setProblem(isOver ? null : passkeyProblemOf(error));
      },
    },
  );
  const isBusy = signIn.isBusy || signIn.isDone;

  const pause = useEffectEvent(() => isSignedIn.current || signIn.cancel());
  useEffect(() => {
    if (isPaused) pause();
  }, [isPaused]);

  function press() {
    if (isBusy || isPaused) return;
    suggestions.current?.abort();
    signIn.submit(undefined);
  }

  const takeSuggestion = useEffectEvent((signed: Signed) => signIn.submit(signed));
  const isSuggesting = isOffered === true && !isPaused && !isBusy && !isAsking;
  useEffect(() => {
    if (!isSuggesting) return;
    const own = new AbortController();
    suggestions.current = own;
    void suggestPasskeys(own.signal, (signed) => takeSuggestion(signed));
    return () => own.abort();
  }, [isSuggesting]);

  const ask = useEffectEvent(async () => {
    setAsking(true);
    try {
      const challenge = await takeChallenge();
      const chosen = await askAtOnce(challenge.publicKey, whileAppLives());
      if ('password' in chosen) sendSaved(form, chosen);
      else takeSuggestion({ challenge, credential: chosen });
    } catch {
      // The browser has nothing saved, or the user closed its sheet. It does not say which.
      announce(t('captcha.required'));
    } finally {
      setAsking(false);
    }
  });
  const usedLast = isRemembered && readStored('rememberedWay') === 'passkey';
  const tellForm = useEffectEvent(onCanAsk);
  const pressHere = useEffectEvent(press);
  useEffect(() => {
    if (isOffered !== true) return;
    // Where the browser cannot ask at once, the way that worked last comes first.
    void canAskAtOnce().then((can) => {
      const otherwise = usedLast ? () => pressHere() : undefined;
      tellForm(() => (can ? () => void ask() : otherwise));
    });
  }, [isOffered, usedLast]);

  return {
    /** The service says that there is no sign-in with a passkey. */
    isOff: isOffered === false,
    isBusy,
    problem: isBusy ? null : problem,
    announceKey: signIn.announceKey,
    /** Asks for the challenge before the press, because Safari opens its dialog only soon after a press. */
    prepare: () => {
      if (!isBusy) void takeChallenge().catch(() => undefined);
    },
    press,
    usedLast,
  };
}

/** The path of the username is checked when it is sent. */
function sendSaved({ usernameField, passwordField, edit, dispatch, send }: FilledForm, saved: SavedPassword): void {
  if (usernameField.current === null || passwordField.current === null) return;
  usernameField.current.value = saved.id;
  passwordField.current.value = saved.password;
  edit(saved.id);
  dispatch({ type: 'username', value: saved.id });
  dispatch({ type: 'remembered' });
  dispatch({ type: 'password', isEmpty: false });
  send();
}

async function askForSigned(signal: AbortSignal): Promise<Signed> {
  const challenge = await takeChallenge();
  try {
    return { challenge, credential: await askForPasskey(challenge.publicKey, { signal }) };
  } catch (error) {
    if (error instanceof CeremonyError && error.problem === 'cancelled') dropChallenge();
    throw error;
  }
}

/**
 * Offers passkeys among the suggestions of the username field until one is chosen or `signal` aborts. Silent: a failure
 * leaves the form as it is.
 *
 * While the page is visible, it asks again after a cancelled prompt, and with a new challenge before the old one ends.
 * After an instant refusal it asks once more.
 */
async function suggestPasskeys(signal: AbortSignal, onChosen: (signed: Signed) => void): Promise<void> {
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
      onChosen({ challenge, credential });
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
