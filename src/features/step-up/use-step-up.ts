import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { readEntry, writeEntry } from '../../navigation/entry';
import { useCodeForm } from '../../forms/use-code-form';
import { useSubmission } from '../../forms/use-submission';
import { writeStored } from '../../platform/storage';
import { dismissToasts, showToast } from '../../navigation/toasts';
import type { Assertion } from '../../session/passkeys/credential';
import { askForPasskey } from '../../session/passkeys/passkeys';
import { answerChallenge, codeChallengeOf, isReached, mfaQuery, startChallenge } from './step-up.api';
import { answerOutcomeOf, codeProblem, passkeyProblem, startProblem } from './step-up.errors';
import { keptOf, type Method, startStepUp, type StepUpQuery, stepUpReducer } from './step-up.flow';
import { isMobileWebView, postMobileEvent, returnToMobileApp } from '../../platform/mobile-bridge';
import { goTo } from '../../navigation/navigation';
import { broadcastToTabs } from '../../navigation/tab-messages';

/** Without its dash. */
const BACKUP_LETTERS = 8;

/** A backup code is for once, so it is no habit. */
function remember(type: Method['type']): void {
  if (type !== 'BACKUP_CODE') writeStored('stepUpMethod', type);
}

export function useStepUp(query: StepUpQuery) {
  const queries = useQueryClient();
  const [state, dispatch] = useReducer(stepUpReducer, undefined, () => startStepUp(readEntry('step-up-code')));
  // A reload forgets the wish: it is never kept without its box in sight.
  const [isTrusted, setTrusted] = useState(false);

  // Keeps the code step for a reload. Not while the page leaves: another history entry may be current by then.
  const { step } = state;
  const challengeId = step === 'code' ? state.challenge.id : undefined;
  const type = step === 'code' ? state.method.type : 'PASSKEY';
  const keep = useEffectEvent(() => writeEntry('step-up-code', keptOf(state)));
  useEffect(() => {
    if (step !== 'left') keep();
  }, [step, challengeId]);

  /** Requests a code, or a passkey: cancelling the request closes the browser's dialog. */
  const request = useSubmission(
    async (method: Method, signal) => {
      const challenge = await startChallenge(method.id, query.requiredLevel);
      if (challenge.requiredUserAction !== 'usePasskey') return codeChallengeOf(challenge);
      signal.throwIfAborted();
      return { id: challenge.id, credential: await askForPasskey(challenge.publicKey, { signal }) };
    },
    {
      problemOf: startProblem,
      onSuccess: (challenge, method) => {
        if ('credential' in challenge) return passkey.submit(challenge);
        dispatch({ type: 'challenged', method, challenge });
        if (challenge.resendAt !== null) showToast('success', 'CODE_SENT', { ends: ['STEP_UP_ERROR'] });
      },
    },
  );

  async function answer(
    { id, type }: { id: string; type: Method['type'] },
    proof: Parameters<typeof answerChallenge>[1],
    signal: AbortSignal,
  ): Promise<StepUpEnd> {
    try {
      await answerChallenge(id, proof, isTrusted);
      remember(type);
      // The user has gone back to the choice meanwhile. The page checks again, and finds nothing to ask.
      if (signal.aborted) void queries.invalidateQueries({ queryKey: mfaQuery(query.requiredLevel).queryKey });
      return 'success';
    } catch (error) {
      if (answerOutcomeOf(error) !== 'ended') throw error;
      return (await isReached(queries, query.requiredLevel)) ? 'success' : 'error';
    }
  }

  const passkey = useSubmission(
    ({ id, credential }: { id: string; credential: Assertion }, signal) =>
      answer({ id, type: 'PASSKEY' }, { credential }, signal),
    { problemOf: passkeyProblem, onSuccess: (end) => leave(end) },
  );

  const isBackupCode = type === 'BACKUP_CODE';
  const code = useCodeForm({
    missing: isBackupCode ? 'step-up:problem.emptyBackup' : 'step-up:problem.empty',
    // A request with fewer letters would use up one of the five tries.
    least: isBackupCode ? BACKUP_LETTERS : 1,
    length: state.step === 'code' && !isBackupCode ? state.challenge.codeLength : undefined,
  });
  const check = useSubmission(
    (typed: { code: string }, signal) => {
      request.forgive();
      return answer({ id: challengeId ?? '', type }, typed, signal);
    },
    { form: code, problemOf: (error) => codeProblem(error, type), onSuccess: (end) => leave(end) },
  );

  const all = [request, passkey, check];
  function cancelRequests() {
    for (const { cancel } of all) cancel();
  }

  function leave(end: StepUpEnd) {
    if (step === 'left') return;
    cancelRequests();
    dispatch({ type: 'leave' });
    dismissToasts('CODE_SENT');
    leaveStepUp(end, query, queries);
  }

  const isBusy = all.some((submission) => submission.isBusy);
  return {
    state,
    code,
    request,
    passkey,
    check,
    isBusy,
    isTrusted,
    setTrusted,
    hasProblem: all.some(({ problem }) => problem !== null),
    leave,
    choose(methodId: string) {
      if (isBusy) return;
      request.forgive();
      dispatch({ type: 'choose', methodId });
    },
    chooseOther() {
      cancelRequests();
      dispatch({ type: 'other-way' });
    },
    start(method: Method) {
      if (isBusy) return;
      cancelRequests();
      code.clear();
      if (method.type === 'PASSKEY') dispatch({ type: 'ask-passkey', method });
      request.submit(method);
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
