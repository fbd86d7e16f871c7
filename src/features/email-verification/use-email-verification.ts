import { useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { CHANGE_EMAIL_LOCKOUT_MINUTES } from '../../platform/constants';
import { configuredTarget } from '../../navigation/redirects';
import { continueAfterObligation } from '../../session/continue-after-obligation';
import { writePersonal } from '../../session/session-store';
import { resumable } from '../../session/resume';
import { checkCompanyEmail } from '../../forms/fields/company-email';
import { readKept, writeKept } from '../../forms/kept-input';
import { type SentCode, sentCode } from '../../forms/sent-code';
import { retryAt, traceIdOf } from '../../platform/outcomes';
import { showResult } from '../../navigation/results';
import { meQuery } from '../../session/me';
import { showToast } from '../../platform/toasts';
import { useSubmission } from '../../forms/use-submission';
import {
  changeOutcomeOf,
  codeOutcomeOf,
  emailVerificationReducer,
  sendOutcomeOf,
  startState,
  changeOutcomes,
  codeOutcomes,
  sendOutcomes,
} from './email-verification.flow';
import { orchestrator } from '../../api/clients';
import { done, unwrap } from '../../api/response/unwrap';

export const CHANGE_EMAIL_FORM = 'change-email';

/** The history entry keeps what is known about the sent code, so that a reload does not send another code. */
const KEPT_CODE = 'emailCode';

export function useEmailVerification() {
  const { search } = useLocation();
  const queries = useQueryClient();
  const [state, dispatch] = useReducer(emailVerificationReducer, KEPT_CODE, (name) => startState(readKept(name)));

  function enter(sent: SentCode) {
    writeKept(KEPT_CODE, sent);
    dispatch({ type: 'sent', sent });
  }

  function showVerified() {
    void queries.invalidateQueries({ refetchType: 'none' });
    showResult('SUCCESS_VERIFY_EMAIL');
  }

  const send = useSubmission(sendCode, {
    onSuccess: (sent) => {
      showToast('success', 'EMAIL_SENT', { ends: ['EMAIL_SENT_ERROR'] });
      enter(sent);
    },
    onError: (error) => {
      const outcome = sendOutcomeOf(error);
      if (outcome === 'verified') return showVerified();
      showToast('error', 'EMAIL_SENT_ERROR');
      const until = retryAt(error);
      dispatch({ type: 'not-sent', unsent: { problem: outcome, ...(until !== undefined && { until }) } });
    },
  });

  const verify = useSubmission(verifyCode, {
    onSuccess: () => {
      writeKept(KEPT_CODE, undefined);
      showToast('success', 'VERIFICATION_COMPLETE', {
        ends: ['EMAIL_SENT', 'EMAIL_SENT_ERROR', 'VERIFICATION_EMAIL_SENT'],
      });
      void queries.invalidateQueries({ refetchType: 'none' });
      void continueAfterObligation(search, configuredTarget('home'));
    },
    onError: (error) => {
      const outcome = codeOutcomeOf(error);
      if ('problem' in outcome) return dispatch({ type: 'code-refused', problem: outcome.problem });
      writeKept(KEPT_CODE, undefined);
      if (outcome.result === 'SUCCESS_VERIFY_EMAIL') showVerified();
      else showResult(outcome.result, { traceId: traceIdOf(error) });
    },
  });

  /** Changes the address, unless the client takes company addresses only. */
  async function changeEmailIfAllowed(input: { emailAddress: string; oldEmail: string }, signal: AbortSignal) {
    await checkCompanyEmail(queries, input.emailAddress);
    return resumable(changeEmail(input, signal), CHANGE_EMAIL_FORM);
  }

  const change = useSubmission(changeEmailIfAllowed, {
    onSuccess: (sent, { emailAddress }) => {
      writePersonal(CHANGE_EMAIL_FORM, undefined);
      queries.setQueryData(meQuery.queryKey, (me) => me && { ...me, email: emailAddress, isEmailVerified: false });
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
      else dispatch({ type: 'change-refused', problem: outcome });
      // Another device may have verified the old address. Then nothing is left to change.
      if (outcome === 'shared') void queries.invalidateQueries({ queryKey: meQuery.queryKey });
    },
  });

  function leave(type: 'cancel' | 'change') {
    send.cancel();
    verify.cancel();
    change.cancel();
    writeKept(KEPT_CODE, undefined);
    dispatch({ type });
  }

  return { state, dispatch, send, verify, change, leave, showVerified };
}

export type EmailVerificationFlow = ReturnType<typeof useEmailVerification>;

async function sendCode(_input: void, signal: AbortSignal): Promise<SentCode> {
  const response = await unwrap(
    orchestrator.POST('/persons/me/tokens', { body: { kind: 'emailVerification' }, signal }),
    { table: sendOutcomes },
  );
  return sentCode(response);
}

/** This also meets the obligation. */
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
    { table: changeOutcomes, skipHooks: ['obligation'] },
  );
  return sentCode(response);
}
