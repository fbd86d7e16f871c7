import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { isApiError } from '../../api/response/api-error';
import { readKept, writeKept } from '../../forms/kept-input';
import { useSubmission } from '../../forms/use-submission';
import { log } from '../../platform/logging';
import { firstCode, traceIdOf } from '../../platform/outcomes';
import type { ResultKind } from '../../navigation/result-kinds';
import { showResult } from '../../navigation/results';
import { dismissToasts, showToast } from '../../platform/toasts';
import {
  failureOf,
  failureOfCode,
  KEPT_CODE,
  startOf,
  type Subject,
  verificationReducer,
  type SentCode,
} from './verify-contact-info.flow';
import { orchestrator } from '../../api/clients';
import { done, unwrap } from '../../api/response/unwrap';
import { expiryOf } from '../../api/response/expiry-of';
import { resendFrom } from '../../forms/resend';

export function useVerification(subject: Subject) {
  const queries = useQueryClient();
  const [state, dispatch] = useReducer(verificationReducer, KEPT_CODE, (name) => startOf(readKept(name)));

  // An effect writes it, so that a late response cannot change another history entry.
  const sent = state.step === 'enterCode' ? state.sent : undefined;
  const keep = useEffectEvent(() => writeKept(KEPT_CODE, sent));
  const sentId = sent?.id;
  useEffect(() => {
    if (sentId !== undefined) keep();
  }, [sentId]);

  function end(kind: ResultKind, traceId?: string) {
    dispatch({ type: 'end' });
    dismissToasts('CODE_SENT');
    showResult(kind, traceId === undefined ? {} : { traceId });
  }

  function fail(error: unknown, failure = failureOf(error)) {
    if ('problem' in failure) dispatch({ type: 'problem', problem: failure.problem });
    else end(failure.result, traceIdOf(error));
  }

  /** The user's contacts and the obligations have changed, also for a user who has left the page meanwhile. */
  function noteVerified() {
    log('info', 'verify-contact.success');
    void queries.invalidateQueries({ refetchType: 'none' });
  }

  const send = useSubmission(
    async (_request: { isAgain: boolean }) => {
      const response = await logged(startVerification(subject));
      if (response === null) noteVerified();
      return response;
    },
    {
      onSuccess: (response, { isAgain }) => {
        if (response === null) return end('SUCCESS_VERIFY_CONTACT_ALREADY_VERIFIED');
        dispatch({ type: 'sent', sent: response });
        if (isAgain) showToast('success', 'CODE_SENT');
      },
      onError: (error) => fail(error),
    },
  );

  const verify = useSubmission(
    async ({ id, code, mayBeVerified }: { id: string; code: string; mayBeVerified: boolean }) => {
      await logged(
        verifyContact(id, code).catch(async (error: unknown) => {
          // The response to an earlier try may be lost: the server then accepted this code and no longer has it.
          const isLost = mayBeVerified && isApiError(error, 'NOT_FOUND');
          if (!isLost || (await startVerification(subject).catch(() => undefined)) !== null) throw error;
        }),
      );
      noteVerified();
    },
    {
      onSuccess: () => end(subject.type === 'email' ? 'SUCCESS_VERIFY_CONTACT_EMAIL' : 'SUCCESS_VERIFY_CONTACT_PHONE'),
      onError: (error) => fail(error, failureOfCode(error)),
    },
  );

  const isBusy = send.isBusy || verify.isBusy;
  return {
    state,
    isSending: send.isBusy,
    isChecking: verify.isBusy,
    announceKey: Math.max(send.announceKey, verify.announceKey),
    start() {
      dispatch({ type: 'try' });
      send.submit({ isAgain: false });
    },
    resend() {
      if (isBusy) return;
      dispatch({ type: 'try' });
      send.submit({ isAgain: true });
    },
    check(code: string) {
      if (state.step !== 'enterCode' || isBusy) return;
      dispatch({ type: 'try' });
      verify.submit({ id: state.sent.id, code, mayBeVerified: state.problem === 'connection' });
    },
    forgive: () => dispatch({ type: 'forgive' }),
  };
}

async function logged<Result>(call: Promise<Result>): Promise<Result> {
  return call.catch((error: unknown) => {
    const traceId = traceIdOf(error);
    log('error', 'verify-contact.error', { code: firstCode(error), ...(traceId !== undefined && { traceId }) });
    throw error;
  });
}

/** Null when the contact is already verified. A TypeError for a response without an id, which no code completes. */
async function startVerification(subject: Subject): Promise<SentCode | null> {
  const response = await unwrap(orchestrator.POST('/persons/me/contact-info/verifications', { body: subject }));
  if (response.status === 'alreadyVerified') return null;
  if (typeof response.id !== 'string') throw new TypeError('The response of the verification has no id.');
  return {
    id: response.id,
    destination: response.destination,
    expiresAt: expiryOf(response.expiresAt),
    resendAt: resendFrom(response.resendAfterSeconds),
    codeLength: response.codeLength,
  };
}

async function verifyContact(id: string, code: string): Promise<void> {
  await done(
    orchestrator.POST('/persons/me/contact-info/verifications/{id}/verify', {
      params: { path: { id } },
      body: { code },
    }),
  );
}
