import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { readKept, writeKept } from '../../forms/kept-input';
import { useSubmission } from '../../forms/use-submission';
import { writeStored } from '../../platform/storage';
import { dismissToasts, showToast } from '../../platform/toasts';
import { CeremonyError } from '../../session/passkeys/ceremony-error';
import type { Assertion } from '../../session/passkeys/credential';
import { askForPasskey } from '../../session/passkeys/passkeys';
import {
  answerChallenge,
  answerProblem,
  codeChallengeOf,
  isReached,
  mfaQuery,
  startChallenge,
  startProblem,
} from './step-up.api';
import { isWrong, KEPT_CODE, keptOf, type Method, type Problem, startStepUp, stepUpReducer } from './step-up.flow';
import type { StepUpQuery } from './step-up.params';
import { isMobileWebView, postMobileEvent, returnToMobileApp } from '../../platform/mobile-bridge';
import { goTo } from '../../navigation/navigation';
import { broadcastToTabs } from '../../platform/tabs';

type Given = { readonly code: string } | { readonly credential: Assertion };

/** A backup code is for once, so it is no habit. */
function remember(type: Method['type']): void {
  if (type !== 'BACKUP_CODE') writeStored('stepUpMethod', type);
}

export function useStepUp(query: StepUpQuery) {
  const queries = useQueryClient();
  const [state, dispatch] = useReducer(stepUpReducer, KEPT_CODE, (name) => startStepUp(readKept(name)));

  // Keeps the code step for a reload. Not while the page leaves: another history entry may be current by then.
  const { step } = state;
  const challengeId = step === 'code' ? state.challenge.id : undefined;
  const keep = useEffectEvent(() => writeKept(KEPT_CODE, keptOf(state)));
  useEffect(() => {
    if (step !== 'left') keep();
  }, [step, challengeId]);

  function fail(problem: Problem) {
    dispatch({ type: 'fail', problem });
  }

  /** Requests a code, or a passkey: cancelling the request closes the browser's dialog. */
  const request = useSubmission(
    async (method: Method, signal) => {
      const challenge = await startChallenge(method.id, query.requiredLevel);
      if (challenge.requiredUserAction !== 'usePasskey') return codeChallengeOf(challenge);
      signal.throwIfAborted();
      return { id: challenge.id, credential: await askForPasskey(challenge.publicKey, { signal }) };
    },
    {
      onSuccess: (challenge, method) => {
        if ('credential' in challenge) return answer.submit({ id: challenge.id, type: method.type, given: challenge });
        dispatch({ type: 'challenged', method, challenge });
        if (challenge.resendAt !== null) showToast('success', 'CODE_SENT', { ends: ['STEP_UP_ERROR'] });
      },
      // The user declined, time ran out, or there is no such passkey. For privacy, browsers do not say which.
      onError: (error) => fail(error instanceof CeremonyError ? { kind: 'passkey' } : startProblem(error)),
    },
  );

  const answer = useSubmission(
    async ({ id, type, given }: { id: string; type: Method['type']; given: Given }, signal): Promise<StepUpEnd> => {
      try {
        await answerChallenge(id, 'code' in given ? { code: given.code } : { credential: given.credential });
        remember(type);
        // The user has gone back to the choice meanwhile. The page checks again, and finds nothing to ask.
        if (signal.aborted) void queries.invalidateQueries({ queryKey: mfaQuery(query.requiredLevel).queryKey });
        return 'success';
      } catch (error) {
        if (answerProblem(error) !== null) throw error;
        return (await isReached(queries, query.requiredLevel)) ? 'success' : 'error';
      }
    },
    {
      onSuccess: (end) => leave(end),
      onError: (error, { given }) => {
        const problem = answerProblem(error) ?? { kind: 'unexpected' };
        fail('credential' in given && isWrong(problem) ? { kind: 'passkey' } : problem);
      },
    },
  );

  function cancelRequests() {
    request.cancel();
    answer.cancel();
  }

  function leave(end: StepUpEnd) {
    if (step === 'left') return;
    cancelRequests();
    dispatch({ type: 'leave' });
    dismissToasts('CODE_SENT');
    leaveStepUp(end, query, queries);
  }

  const isBusy = request.isBusy || answer.isBusy;
  return {
    state,
    dispatch,
    isRequesting: request.isBusy,
    isAnswering: answer.isBusy,
    announceKey: Math.max(request.announceKey, answer.announceKey),
    leave,
    chooseOther() {
      cancelRequests();
      dispatch({ type: 'other-way' });
    },
    start(method: Method) {
      if (isBusy) return;
      dispatch(method.type === 'PASSKEY' ? { type: 'ask-passkey', method } : { type: 'forgive' });
      request.submit(method);
    },
    check(code: string) {
      if (state.step !== 'code' || isBusy) return;
      dispatch({ type: 'forgive' });
      answer.submit({ id: state.challenge.id, type: state.method.type, given: { code } });
    },
  };
}

export type StepUpFlow = ReturnType<typeof useStepUp>;

type StepUpEnd = 'success' | 'cancel' | 'error';

/**
 * Clears only the cached session data; the server enforces the obligation itself. In the web view of the mobile app,
 * without a target, it goes back a page. A host page closes its frame, so the frame stays.
 */
export function leaveStepUp(end: StepUpEnd, query: StepUpQuery, queries: QueryClient): void {
  postMobileEvent({ type: `step-up-${end}` });
  void queries.invalidateQueries({ refetchType: 'none' });
  // Another tab may show the same step-up; it checks again and finds it completed.
  if (end === 'success') broadcastToTabs({ type: 'signed-in' });
  if (end === 'error') showToast('error', 'STEP_UP_ERROR');
  const hasTarget = end === 'success' ? query.hasRedirect : query.hasCancel;
  if (!hasTarget && isMobileWebView() && returnToMobileApp()) return;
  goTo(end === 'success' ? query.redirectUrl : query.cancelUrl, { replace: true });
}
