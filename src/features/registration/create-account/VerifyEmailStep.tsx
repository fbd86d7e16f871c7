import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeForm } from '../../../forms/use-code-form';
import { ProblemBanner } from '../../../forms/ProblemBanner';
import { SubmissionForm } from '../../../forms/SubmissionForm';
import { useSubmission } from '../../../forms/use-submission';
import { timeOfDay } from '../../../texts/time-zone';
import { retryAt } from '../../../api/response/outcomes';
import { usePageError } from '../../../navigation/page-title';
import { dismissToasts, showToast } from '../../../navigation/toasts';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { CodeField } from '../../../ui/CodeField';
import { ResendCode } from '../../../ui/ResendCode';
import { StepHeading } from '../../../ui/StepHeading';
import { StepIndicator } from '../../../ui/StepIndicator';
import { showFailure } from '../LoadProblem';
import { createAccount, sendCode, verifyCode } from './create-account.api';
import {
  checkOutcomeOf,
  codeFormProblem,
  creationOutcomeOf,
  emailMessage,
  linkResults,
  linkResultsAfterLoss,
  problemAtCode,
  sendProblemOf,
} from './create-account.errors';
import type { StepProps } from './create-account.flow';

interface VerifyEmailStepProps extends StepProps<'verifyEmail'> {
  /** With single sign-on the right code makes the account. */
  onCreated: () => void;
}

export function VerifyEmailStep({ link, state, dispatch, onCreated }: VerifyEmailStepProps) {
  const { person, sent, problem, isReloaded } = state;
  const isSso = link.kind === 'ssoRegistration';
  const { t } = useTranslation('registration', { keyPrefix: 'create-account' });
  const wasResponseLost = useRef(false);
  /** After the code was accepted, an error concerns the account and not the code. */
  const isCodeRight = useRef(false);
  const code = useCodeForm({ missing: 'fields:required', length: sent.codeLength });
  const outcomeOf = (error: Error) => (isCodeRight.current ? creationOutcomeOf(error) : checkOutcomeOf(error));

  const resend = useSubmission(() => sendCode(link.token, person.email), {
    onSuccess: (next) => {
      showToast('success', 'CODE_SENT');
      verify.forgive();
      dispatch({ type: 'code-sent', person, sent: next });
      code.clear();
    },
    problemOf: (error) => {
      const reason = sendProblemOf(error);
      if (reason === undefined || reason === 'taken') return null;
      return { message: emailMessage(reason), until: retryAt(error) };
    },
    onError: (error) => {
      const reason = sendProblemOf(error);
      if (reason === 'taken') dispatch({ type: 'email-taken' });
      else if (reason === undefined) showFailure(error, linkResults);
    },
  });

  const verify = useSubmission(
    async ({ code }: { code: string }) => {
      resend.forgive();
      isCodeRight.current = false;
      await verifyCode(sent.token, code);
      isCodeRight.current = true;
      if (isSso) await createAccount({ codeToken: sent.token, code, person });
    },
    {
      form: code,
      opensWith: problem && problemAtCode(problem),
      problemOf: (error) => codeFormProblem(outcomeOf(error)),
      onSuccess: (_done, { code }) => {
        dismissToasts('CODE_SENT');
        if (isSso) onCreated();
        else dispatch({ type: 'code-verified', code });
      },
      onError: (error) => {
        const outcome = outcomeOf(error);
        if (outcome.at === 'form') wasResponseLost.current = isSso;
        else if (outcome.at === 'username') dispatch({ type: 'email-taken' });
        else if (outcome.at !== 'code')
          showFailure(error, wasResponseLost.current ? linkResultsAfterLoss : linkResults);
      },
    },
  );

  const isBusy = verify.isBusy || verify.isDone;
  const hasFailed = verify.problem?.message !== undefined || resend.problem !== null;
  usePageError(resend.problem !== null);

  function whereSent(): string {
    const { email } = person;
    return sent.expiresAt === null
      ? t('verifyEmail.subtitleWithoutTime', { email })
      : t('verifyEmail.subtitle', { email, time: timeOfDay(sent.expiresAt) });
  }

  return (
    <>
      <StepIndicator step={2} total={isSso ? 2 : 3} />
      <StepHeading focus="never" subtitle={<span id="code-sent">{whereSent()}</span>}>
        {t('verifyEmail.title')}
      </StepHeading>
      <SubmissionForm
        of={verify}
        label={t(isSso ? 'verifyEmail.create' : 'verifyEmail.verify')}
        busyLabel={t(isSso ? 'verifyEmail.creating' : 'verifyEmail.verifying')}
        isMessageFirst
        message={
          <>
            {isReloaded && !hasFailed && <Banner tone="info">{t('verifyEmail.reloaded')}</Banner>}
            <ProblemBanner of={resend} />
          </>
        }
        others={
          <>
            <ResendCode
              from={Math.max(sent.resendAt, resend.problem?.until ?? 0)}
              busy={resend.isBusy}
              onResend={() => isBusy || resend.submit(undefined)}
            />
            <Button variant="quiet" wide onClick={() => dispatch({ type: 'back' })} disabled={isBusy}>
              {t('verifyEmail.back')}
            </Button>
          </>
        }
      >
        <CodeField
          {...code.codeField}
          label={t('verifyEmail.code')}
          length={sent.codeLength}
          aria-describedby="code-sent"
          isFirst
        />
      </SubmissionForm>
    </>
  );
}
