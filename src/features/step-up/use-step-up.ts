import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { isApiError } from '../../api/response/api-error';
import { expiryOf } from '../../api/response/expiry-of';
import { readKept, writeKept } from '../../forms/kept-input';
import { showToast } from '../../platform/toasts';
import { CeremonyError } from '../../session/passkeys/ceremony-error';
import type { Assertion, RequestOptions } from '../../session/passkeys/credential';
import { askForPasskey } from '../../session/passkeys/passkeys';
import { answerChallenge, answerProblem, mfaQuery, startChallenge, startProblem } from './step-up.api';
import { isWrong, KEPT_CODE, keptOf, type Method, type Problem, startStepUp, stepUpReducer } from './step-up.flow';
import { leaveStepUp, type StepUpEnd } from './step-up.leave';
import type { StepUpQuery } from './step-up.params';

/** The number of letters and figures in a backup code, without its dash. */
const BACKUP_LETTERS = 8;

/** Runs step-up (see docs/product/4-states.md#step-up): the requests of its buttons and the navigation at its end. */
export function useStepUp(query: StepUpQuery) {
  const queries = useQueryClient();
  const [state, dispatch] = useReducer(stepUpReducer, KEPT_CODE, (name) => startStepUp(readKept(name)));
  const [announceKey, setAnnounceKey] = useState(0);
  // The number of the current challenge. A response or an error of an earlier one is ignored. For example, a browser
  // aborts the first passkey dialog when a second opens.
  const attempt = useRef(0);
  // Whether the user has left the page: a late response must not navigate then.
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  // Keeps the code step for a reload. Not while the page leaves: another history entry may be current by then.
  const { step } = state;
  const challengeId = step === 'code' ? state.challenge.id : undefined;
  const keep = useEffectEvent(() => writeKept(KEPT_CODE, keptOf(state)));
  useEffect(() => {
    if (step !== 'left') keep();
  }, [step, challengeId]);

  // Closes the browser's passkey dialog when the user leaves the passkey step or the page.
  const dialog = useRef<AbortController | null>(null);
  useEffect(() => (step === 'passkey' ? () => dialog.current?.abort() : undefined), [step]);

  function leave(end: StepUpEnd) {
    if (isGone.current) return;
    isGone.current = true;
    dispatch({ type: 'leave' });
    leaveStepUp(end, query, queries);
  }

  function fail(problem: Problem) {
    setAnnounceKey((count) => count + 1);
    dispatch({ type: 'fail', problem });
  }

  /** Whether the page is gone, or an API hook has already navigated (a missing session, a 403). */
  function isTakenOver(error: unknown): boolean {
    return isGone.current || (isApiError(error) && error.handled);
  }

  /** Requests a code, or opens the browser's passkey dialog at once. */
  async function requestChallenge(method: Method) {
    attempt.current += 1;
    const ownAttempt = attempt.current;
    dispatch(method.type === 'PASSKEY' ? { type: 'ask-passkey', method } : { type: 'start' });
    try {
      const challenge = await startChallenge(method.id, query.requiredLevel);
      if (isGone.current || ownAttempt !== attempt.current) return;
      if (challenge.requiredUserAction === 'usePasskey') {
        await askAndAnswer(challenge, ownAttempt);
        return;
      }
      const { id, expiresAt, resendAfterSeconds } = challenge;
      const resendAt = resendAfterSeconds === undefined ? null : Date.now() + resendAfterSeconds * 1000;
      dispatch({ type: 'challenged', method, challenge: { id, expiresAt: expiryOf(expiresAt), resendAt } });
      if (resendAt !== null) showToast('CODE_SENT');
    } catch (error) {
      if (!isTakenOver(error) && ownAttempt === attempt.current) fail(startProblem(error));
    }
  }

  async function askAndAnswer({ id, publicKey }: { id: string; publicKey: RequestOptions }, ownAttempt: number) {
    let credential: Assertion;
    try {
      dialog.current = new AbortController();
      credential = await askForPasskey(publicKey, { signal: dialog.current.signal });
    } catch (error) {
      if (error instanceof CeremonyError && error.problem === 'aborted') return;
      // The user declined, time ran out, or there is no such passkey. For privacy, browsers do not say which.
      if (!isGone.current && ownAttempt === attempt.current) fail({ kind: 'passkey' });
      return;
    }
    await answer(id, { credential });
  }

  async function answer(id: string, given: Parameters<typeof answerChallenge>[1]) {
    try {
      await answerChallenge(id, given);
      leave('success');
    } catch (error) {
      if (isTakenOver(error)) return;
      const problem = answerProblem(error);
      if (problem === null) leave((await isReached()) ? 'success' : 'error');
      else fail('credential' in given && isWrong(problem) ? { kind: 'passkey' } : problem);
    }
  }

  /**
   * Whether the session has reached the level. The server deletes an answered challenge: another tab may have answered
   * it, or its response did not arrive.
   */
  async function isReached(): Promise<boolean> {
    const mfa = await queries.fetchQuery({ ...mfaQuery(query.requiredLevel), staleTime: 0 }).catch(() => null);
    return mfa?.requiredUserAction === 'none';
  }

  return {
    state,
    dispatch,
    /** Changes with every failure, so that screen readers announce a repeated message again. */
    announceKey,
    leave,
    start: (method: Method) => {
      if (state.step === 'choose' ? !state.isStarting : state.step === 'passkey' && !state.isAsking)
        void requestChallenge(method);
    },
    async resend() {
      if (state.step !== 'code' || state.busy !== null || state.challenge.resendAt === null) return;
      const { method } = state;
      dispatch({ type: 'resend' });
      await requestChallenge(method);
    },
    async check(code: string) {
      if (state.step !== 'code' || state.busy !== null) return;
      // Reports a missing code, or a backup code that is too short, without a request. A request would use up one of
      // the five tries.
      const letters = code.replace(/[^0-9A-Za-z]/g, '').length;
      if (letters < (state.method.type === 'BACKUP_CODE' ? BACKUP_LETTERS : 1)) return fail({ kind: 'empty' });
      dispatch({ type: 'check' });
      await answer(state.challenge.id, { code });
    },
  };
}
