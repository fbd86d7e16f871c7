import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { isApiError } from '../../api/response/api-error';
import { readKept, writeKept } from '../../forms/kept-input';
import { log } from '../../platform/logging';
import { firstCode, traceIdOf } from '../../platform/outcomes';
import type { ResultKind } from '../../navigation/result-kinds';
import { showResult } from '../../navigation/results';
import { showToast } from '../../platform/toasts';
import { startVerification, verifyContact } from './verify-contact-info.api';
import {
  failureOf,
  failureOfCode,
  KEPT_CODE,
  startOf,
  type Subject,
  verificationReducer,
} from './verify-contact-info.flow';

/** The calls of the flow and their outcomes: the next state, or a result page. Each outcome writes a log entry. */
export function useVerification(subject: Subject) {
  const queries = useQueryClient();
  const [state, dispatch] = useReducer(verificationReducer, KEPT_CODE, (name) => startOf(readKept(name)));
  const [announceKey, setOccurrence] = useState(0);

  // An effect writes it, so that a late response cannot change another history entry.
  const sent = state.step === 'enterCode' ? state.sent : undefined;
  const keep = useEffectEvent(() => writeKept(KEPT_CODE, sent));
  const sentId = sent?.id;
  useEffect(() => {
    if (sentId !== undefined) keep();
  }, [sentId]);

  function end(kind: ResultKind, traceId?: string) {
    dispatch({ type: 'end' });
    showResult(kind, traceId === undefined ? {} : { traceId });
  }

  function succeed(kind: ResultKind) {
    log('info', 'verify-contact.success');
    // The user's contacts and the obligations have changed.
    void queries.invalidateQueries({ refetchType: 'none' });
    end(kind);
  }

  function fail(error: unknown, failureIn = failureOf) {
    const traceId = traceIdOf(error);
    log('error', 'verify-contact.error', { code: firstCode(error), ...(traceId !== undefined && { traceId }) });
    if (isApiError(error) && error.handled) return;
    const failure = failureIn(error);
    setOccurrence((count) => count + 1);
    if ('problem' in failure) dispatch({ type: 'problem', problem: failure.problem });
    else end(failure.result, traceId);
  }

  const verified: ResultKind =
    subject.type === 'email' ? 'SUCCESS_VERIFY_CONTACT_EMAIL' : 'SUCCESS_VERIFY_CONTACT_PHONE';

  /** Returns whether the server sent a code. */
  async function send(): Promise<boolean> {
    try {
      const sent = await startVerification(subject);
      if (sent === null) succeed('SUCCESS_VERIFY_CONTACT_ALREADY_VERIFIED');
      else dispatch({ type: 'sent', sent });
      return sent !== null;
    } catch (error) {
      fail(error);
      return false;
    }
  }

  return {
    state,
    /** Changes with every failure, so that screen readers announce a repeated message again. */
    announceKey,
    async start() {
      dispatch({ type: 'send' });
      await send();
    },
    async resend() {
      if (state.step !== 'enterCode' || state.busy !== null) return;
      dispatch({ type: 'resend' });
      if (await send()) showToast('CODE_SENT');
    },
    async check(code: string) {
      if (state.step !== 'enterCode' || state.busy !== null) return;
      // The previous response may be lost: then the server has already accepted this code and no longer has it.
      const mayBeVerified = state.problem === 'connection';
      dispatch({ type: 'check' });
      try {
        await verifyContact(state.sent.id, code);
        succeed(verified);
      } catch (error) {
        if (
          mayBeVerified &&
          isApiError(error, 'NOT_FOUND') &&
          (await startVerification(subject).catch(() => undefined)) === null
        )
          succeed(verified);
        else fail(error, failureOfCode);
      }
    },
    reportEmpty() {
      setOccurrence((count) => count + 1);
      dispatch({ type: 'problem', problem: 'empty' });
    },
    /** The user types another code. */
    forgive: () => dispatch({ type: 'forgive' }),
  };
}
