import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '../../api/response/api-error';
import { readEntry, writeEntry } from '../../navigation/entry';
import { useCodeForm } from '../../forms/use-code-form';
import { type Problem, useSubmission } from '../../forms/use-submission';
import { log } from '../../api/logging';
import { firstCode, isConnectionProblem, retryAt, traceIdOf } from '../../api/response/outcomes';
import type { ResultKind } from '../../navigation/result-kinds';
import { showResult } from '../../navigation/results';
import { dismissToasts, showToast } from '../../navigation/toasts';
import { codeProblem, resultOf, sendProblem } from './verify-contact-info.errors';
import { type SentCode, startOf, type Subject } from './verify-contact-info.flow';
import { orchestrator } from '../../api/clients';
import { done, unwrap } from '../../api/response/unwrap';
import { timesOf } from '../../forms/sent-code';

/** Sends a code to the contact and checks the typed one. */
export function useVerification(subject: Subject) {
  const queries = useQueryClient();
  const [sent, setSent] = useState(() => startOf(readEntry('contact-code')));
  const [isEnded, setEnded] = useState(false);
  /** The last response may have been an acceptance. */
  const isLost = useRef(false);
  const code = useCodeForm({ missing: 'contact:verify-contact-info.problem.empty', length: sent?.codeLength });

  // An effect writes it, so that a late response cannot change another history entry.
  const keep = useEffectEvent(() => writeEntry('contact-code', sent));
  const sentId = sent?.id;
  useEffect(() => {
    if (sentId !== undefined) keep();
  }, [sentId]);

  function end(kind: ResultKind, error?: unknown) {
    setEnded(true);
    dismissToasts('CODE_SENT');
    // The service no longer judges the code that has had too many tries: the next try sends another.
    if (isApiError(error, 'TOO_MANY_ATTEMPTS')) writeEntry('contact-code', undefined);
    const [traceId, until] = [traceIdOf(error), retryAt(error)];
    showResult(kind, { ...(traceId !== undefined && { traceId }), ...(until !== undefined && { until }) });
  }

  function fail(error: unknown, problem: Problem<'code'> | null) {
    isLost.current = isConnectionProblem(error);
    if (problem === null) end(resultOf(error), error);
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
      problemOf: sendProblem,
      onSuccess: (response, { isAgain }) => {
        if (response === null) return end('SUCCESS_VERIFY_CONTACT_ALREADY_VERIFIED');
        isLost.current = false;
        setSent(response);
        if (isAgain) showToast('success', 'CODE_SENT');
      },
      onError: (error) => fail(error, sendProblem(error)),
    },
  );

  const verify = useSubmission(
    async (typed: { code: string }) => {
      send.forgive();
      await logged(
        verifyContact(sent?.id ?? '', typed.code).catch(async (error: unknown) => {
          // The response to an earlier try may be lost: the server then accepted this code and no longer has it.
          const mayBeVerified = isLost.current && isApiError(error, 'NOT_FOUND');
          if (!mayBeVerified || (await startVerification(subject).catch(() => undefined)) !== null) throw error;
        }),
      );
      noteVerified();
    },
    {
      form: code,
      problemOf: codeProblem,
      onSuccess: () => end(subject.type === 'email' ? 'SUCCESS_VERIFY_CONTACT_EMAIL' : 'SUCCESS_VERIFY_CONTACT_PHONE'),
      onError: (error) => fail(error, codeProblem(error)),
    },
  );

  return {
    sent,
    isEnded,
    code,
    send,
    verify,
    resend() {
      if (send.isBusy || verify.isBusy) return;
      code.clear();
      verify.forgive();
      send.submit({ isAgain: true });
    },
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
  return { id: response.id, destination: response.destination, ...timesOf(response) };
}

async function verifyContact(id: string, code: string): Promise<void> {
  await done(
    orchestrator.POST('/persons/me/contact-info/verifications/{id}/verify', {
      params: { path: { id } },
      body: { code },
    }),
  );
}
