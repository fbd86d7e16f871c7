import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { isApiError } from '../../api/response/api-error';
import { readKept, writeKept } from '../../lib/forms/kept-input';
import { showToast } from '../../lib/feedback/toasts';
import { answerChallenge, answerProblem, askForPasskey, mfaQuery, startChallenge, startProblem } from './step-up.api';
import { KEPT_CODE, keptOf, type Method, type Problem, startStepUp, stepUpReducer } from './step-up.flow';
import { leaveStepUp, type StepUpEnd } from './step-up.leave';
import type { StepUpQuery } from './step-up.params';

/**
 * Drives step-up (see docs/product/4-states.md#step-up): the requests behind its buttons, and how each of its ends
 * leads away from the page.
 */
export function useStepUp(query: StepUpQuery) {
  const queries = useQueryClient();
  const [state, dispatch] = useReducer(stepUpReducer, KEPT_CODE, (name) => startStepUp(readKept(name)));
  const [announceKey, setOccurrence] = useState(0);
  // Counts the challenges: one that was given up for another, as a browser does with a second passkey dialog, says
  // nothing any more.
  const attempt = useRef(0);
  const isGone = useRef(false);
  // What is answered after the person has left the page takes nobody anywhere.
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  // Not as the person leaves: by then another entry of the history may be the present one.
  const { step } = state;
  const challengeId = step === 'code' ? state.challenge.id : undefined;
  const keep = useEffectEvent(() => writeKept(KEPT_CODE, keptOf(state)));
  useEffect(() => {
    if (step !== 'left') keep();
  }, [step, challengeId]);

  function leave(end: StepUpEnd) {
    if (isGone.current) return;
    isGone.current = true;
    dispatch({ type: 'leave' });
    leaveStepUp(end, query, queries);
  }

  function fail(problem: Problem) {
    setOccurrence((count) => count + 1);
    dispatch({ type: 'fail', problem });
  }

  /** An answer that took over (a missing session, a 403) has taken the person elsewhere. */
  function isTakenOver(error: unknown): boolean {
    return isGone.current || (isApiError(error) && error.handled);
  }

  /** Asks for a code, or for the passkey at once: one press, and the browser's own dialog stands. */
  async function start(method: Method) {
    attempt.current += 1;
    const mine = attempt.current;
    dispatch(method.type === 'PASSKEY' ? { type: 'ask-passkey', method } : { type: 'start' });
    try {
      const challenge = await startChallenge(method.id, query.requiredLevel);
      if (isGone.current || mine !== attempt.current) return;
      if (challenge.requiredUserAction === 'usePasskey') {
        await askAndAnswer(challenge, mine);
        return;
      }
      const { id, expiresAt, resendAfterSeconds } = challenge;
      const resendAt = resendAfterSeconds === undefined ? null : Date.now() + resendAfterSeconds * 1000;
      dispatch({ type: 'challenged', method, challenge: { id, expiresAt: Date.parse(expiresAt), resendAt } });
      if (resendAt !== null) showToast('CODE_SENT');
    } catch (error) {
      if (!isTakenOver(error) && mine === attempt.current) fail(startProblem(error));
    }
  }

  async function askAndAnswer(
    { id, publicKey }: { id: string; publicKey: Parameters<typeof askForPasskey>[0] },
    mine: number,
  ) {
    let credential: Awaited<ReturnType<typeof askForPasskey>>;
    try {
      credential = await askForPasskey(publicKey);
    } catch {
      // Declined, timed out, or no such passkey here: browsers do not say which, so that pages cannot find out.
      if (!isGone.current && mine === attempt.current) fail({ kind: 'passkey' });
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
      else fail('credential' in given && problem.kind === 'incorrect' ? { kind: 'passkey' } : problem);
    }
  }

  /**
   * A challenge that is not there any more may have been answered: in another tab, or by an answer that was lost on its
   * way back.
   */
  async function isReached(): Promise<boolean> {
    const mfa = await queries.fetchQuery({ ...mfaQuery(query.requiredLevel), staleTime: 0 }).catch(() => null);
    return mfa?.requiredUserAction === 'none';
  }

  return {
    state,
    dispatch,
    /** Changes with every failure, so that the same message is announced again. */
    announceKey,
    leave,
    start: (method: Method) => {
      if (state.step === 'choose' ? !state.isStarting : state.step === 'passkey' && !state.isAsking) void start(method);
    },
    async resend() {
      if (state.step !== 'code' || state.busy !== null || state.challenge.resendAt === null) return;
      const { method } = state;
      dispatch({ type: 'resend' });
      await start(method);
    },
    async check(code: string) {
      if (state.step !== 'code' || state.busy !== null) return;
      // An empty field is told on the page: a request would cost one of the five tries.
      if (code.length < CODE_DIGITS) return fail({ kind: 'empty' });
      dispatch({ type: 'check' });
      await answer(state.challenge.id, { code });
    },
  };
}

const CODE_DIGITS = 6;
