import { useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { CHANGE_EMAIL_LOCKOUT_MINUTES } from '../../config/constants';
import { configuredTarget } from '../../navigation/redirects';
import { continueAfterObligation } from '../../session/handle-obligation';
import { writePersonal } from '../../session/session-state';
import { resumeAs } from '../../session/resume';
import { checkCompanyEmail } from '../../forms/fields/company-email';
import { readEntry, writeEntry } from '../../navigation/entry';
import { type SentCode, sentCode } from '../../forms/sent-code';
import { retryAt, traceIdOf } from '../../api/response/outcomes';
import { showResult } from '../../navigation/results';
import { meQuery } from '../../session/me';
import { showToast } from '../../navigation/toasts';
import { useSubmission } from '../../forms/use-submission';
import { emailVerificationReducer, startState } from './email-verification.flow';
import {
  changeOutcomeOf,
  changeOutcomes,
  changeProblem,
  codeOutcomeOf,
  codeOutcomes,
  codeProblem,
  sendOutcomes,
  sendProblem,
} from './email-verification.errors';
import type { useCodeForm } from '../../forms/use-code-form';
import type { Fields } from '../../forms/use-fields';
import { orchestrator } from '../../api/clients';
import { done, unwrap } from '../../api/response/unwrap';

export const CHANGE_EMAIL_FORM = 'change-email';

export function useEmailVerification() {
  const queries = useQueryClient();
  const [state, dispatch] = useReducer(emailVerificationReducer, undefined, () => startState(readEntry('emailCode')));

  /** A reload then sends no other code. */
  function enter(sent: SentCode) {
    writeEntry('emailCode', sent);
    dispatch({ type: 'sent', sent });
  }

  function showVerified() {
    void queries.invalidateQueries({ refetchType: 'none' });
    showResult('SUCCESS_VERIFY_EMAIL');
  }

  const send = useSubmission(sendCode, {
    problemOf: sendProblem,
    onSuccess: (sent) => {
      showToast('success', 'EMAIL_SENT', { ends: ['EMAIL_SENT_ERROR'] });
      enter(sent);
    },
    onError: (error) => {
      if (sendProblem(error) === null) showVerified();
      else showToast('error', 'EMAIL_SENT_ERROR');
    },
  });

  function leave(type: 'cancel' | 'change') {
    send.cancel();
    writeEntry('emailCode', undefined);
    dispatch({ type });
  }

  return { state, dispatch, enter, send, leave, showVerified };
}

export type EmailVerificationFlow = ReturnType<typeof useEmailVerification>;

/** Checks the code, which also meets the obligation. */
export function useVerifyCode(form: ReturnType<typeof useCodeForm>, token: string, showVerified: () => void) {
  const { search } = useLocation();
  const queries = useQueryClient();
  return useSubmission(({ code }: { code: string }, signal) => verifyCode({ token, code }, signal), {
    form,
    problemOf: codeProblem,
    onSuccess: () => {
      writeEntry('emailCode', undefined);
      showToast('success', 'VERIFICATION_COMPLETE', {
        ends: ['EMAIL_SENT', 'EMAIL_SENT_ERROR', 'VERIFICATION_EMAIL_SENT'],
      });
      void queries.invalidateQueries({ refetchType: 'none' });
      void continueAfterObligation(search, configuredTarget('home'));
    },
    onError: (error) => {
      const outcome = codeOutcomeOf(error);
      if ('problem' in outcome) return;
      writeEntry('emailCode', undefined);
      if (outcome.result === 'SUCCESS_VERIFY_EMAIL') showVerified();
      else showResult(outcome.result, { traceId: traceIdOf(error) });
    },
  });
}

/** Changes the address, unless the client takes company addresses only. */
export function useChangeEmail(
  form: Fields<{ 'new-email': string }>,
  oldEmail: string,
  { dispatch, enter }: Pick<EmailVerificationFlow, 'dispatch' | 'enter'>,
) {
  const queries = useQueryClient();
  return useSubmission(
    async ({ 'new-email': emailAddress }: { 'new-email': string }, signal) => {
      await checkCompanyEmail(queries, emailAddress);
      return changeEmail({ emailAddress, oldEmail }, signal);
    },
    {
      form,
      problemOf: changeProblem,
      onSuccess: (sent, { 'new-email': email }) => {
        writePersonal(CHANGE_EMAIL_FORM, undefined);
        queries.setQueryData(meQuery.queryKey, (me) => me && { ...me, email, isEmailVerified: false });
        showToast('success', 'VERIFICATION_EMAIL_SENT', { ends: ['EMAIL_SENT_ERROR'] });
        enter(sent);
      },
      onError: (error) => {
        const outcome = changeOutcomeOf(error);
        if (outcome === 'tooManyChanges')
          dispatch({
            type: 'too-many-changes',
            until: retryAt(error) ?? Date.now() + CHANGE_EMAIL_LOCKOUT_MINUTES * 60_000,
          });
        // Another device may have verified the old address. Then nothing is left to change.
        if (outcome === 'shared') void queries.invalidateQueries({ queryKey: meQuery.queryKey });
      },
    },
  );
}

async function sendCode(_input: void, signal: AbortSignal): Promise<SentCode> {
  const response = await unwrap(
    orchestrator.POST('/persons/me/tokens', { body: { kind: 'emailVerification' }, signal }),
    { table: sendOutcomes },
  );
  return sentCode(response);
}

async function verifyCode({ token, code }: { token: string; code: string }, signal: AbortSignal): Promise<void> {
  await done(
    orchestrator.POST('/tokens/execute', { body: { kind: 'emailVerification', token, data: { code } }, signal }),
    { table: codeOutcomes },
  );
}

/** The server sends a code to the new address. */
async function changeEmail(
  { emailAddress, oldEmail }: { emailAddress: string; oldEmail: string },
  signal: AbortSignal,
): Promise<SentCode> {
  const response = await unwrap(
    orchestrator.POST('/tokens/emailVerification', { body: { emailAddress, oldEmail }, signal }),
    { table: changeOutcomes, resume: resumeAs(CHANGE_EMAIL_FORM) },
  );
  return sentCode(response);
}
