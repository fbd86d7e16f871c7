import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeForm } from '../../../forms/use-code-form';
import { useSubmission } from '../../../forms/use-submission';
import { timeOfDay } from '../../../texts/time-zone';
import type { SentCode } from '../../../forms/sent-code';
import { retryAt } from '../../../platform/outcomes';
import { usePageError } from '../../../navigation/page-title';
import { dismissToasts, showToast } from '../../../platform/toasts';
import { Banner } from '../../../ui/Banner';
import { Button, SubmitButton } from '../../../ui/Button';
import { CodeField } from '../../../ui/CodeField';
import { Countdown } from '../../../ui/Countdown';
import { Form } from '../../../ui/Form';
import { ResendCode } from '../../../ui/ResendCode';
import { SlowNotice } from '../../../ui/SlowNotice';
import { StepHeading } from '../../../ui/StepHeading';
import { StepIndicator } from '../../../ui/StepIndicator';
import { showFailure } from '../LoadProblem';
import { createAccount, sendCode, verifyCode } from './create-account.api';
import {
  checkOutcomeOf,
  creationOutcomeOf,
  type EmailProblem,
  linkResults,
  linkResultsAfterLoss,
  sendProblemOf,
} from './create-account.errors';
import type { CodeProblem, Person } from './create-account.flow';
import { useEmailProblemText } from './DuplicateEmail';

interface VerifyEmailStepProps {
  token: string;
  isSso: boolean;
  person: Person;
  sent: SentCode;
  problem: CodeProblem | null;
  isReloaded: boolean;
  /** With single sign-on the account exists by then. */
  onVerified: (code: string) => void;
  onResent: (sent: SentCode) => void;
  onEmailTaken: () => void;
  onBack: () => void;
}

export function VerifyEmailStep({
  token,
  isSso,
  person,
  sent,
  problem,
  isReloaded,
  onVerified,
  onResent,
  onEmailTaken,
  onBack,
}: VerifyEmailStepProps) {
  const { t } = useTranslation('registration', { keyPrefix: 'create-account' });
  const { t: tf } = useTranslation('fields');
  const emailText = useEmailProblemText();
  const [codeProblem, setCodeProblem] = useState(problem);
  const [failure, setFailure] = useState<{ problem: EmailProblem; until?: number } | null>(null);
  const wasResponseLost = useRef(false);
  /** After the code was accepted, an error concerns the account and not the code. */
  const isCodeRight = useRef(false);
  const isDead = codeProblem === 'tooMany' || codeProblem === 'expired';

  const verify = useSubmission(
    async (code: string) => {
      isCodeRight.current = false;
      await verifyCode(sent.token, code);
      isCodeRight.current = true;
      if (isSso) await createAccount({ codeToken: sent.token, code, person });
    },
    {
      onSuccess: (_done, code) => {
        dismissToasts('CODE_SENT');
        onVerified(code);
      },
      onError: (error) => {
        const outcome = isCodeRight.current ? creationOutcomeOf(error) : checkOutcomeOf(error);
        if (outcome.at === 'code') setCodeProblem(outcome.reason);
        else if (outcome.at === 'form') {
          wasResponseLost.current = isSso;
          setFailure({ problem: outcome.reason });
        } else if (outcome.at === 'username') onEmailTaken();
        else showFailure(error, wasResponseLost.current ? linkResultsAfterLoss : linkResults);
      },
    },
  );

  const resend = useSubmission(() => sendCode(token, person.email), {
    onSuccess: (next) => {
      showToast('success', 'CODE_SENT');
      setCodeProblem(null);
      onResent(next);
      code.clear();
    },
    onError: (error) => {
      const found = sendProblemOf(error);
      const until = retryAt(error);
      if (found === 'taken') onEmailTaken();
      else if (found === undefined) showFailure(error, linkResults);
      else setFailure({ problem: found, ...(until !== undefined && { until }) });
    },
  });

  const isBusy = verify.isBusy || verify.isDone;

  const code = useCodeForm({
    missing: tf('required'),
    length: sent.codeLength,
    refused: codeProblem === null ? undefined : errorOf(codeProblem),
    announceKey: verify.announceKey,
    onType: () => isDead || setCodeProblem(null),
    onSubmit: (typed) => {
      if (isBusy || isDead) return;
      setCodeProblem(null);
      setFailure(null);
      verify.submit(typed);
    },
  });
  usePageError(code.field.error !== undefined || failure !== null);

  function sendAgain() {
    if (isBusy || resend.isBusy) return;
    setFailure(null);
    resend.submit(undefined);
  }

  function errorOf(reason: CodeProblem): string {
    return reason === 'lastTry' ? tf('code.lastTry') : t(`codeProblem.${reason}`);
  }

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
      <Form onSubmit={code.submit}>
        {isReloaded && failure === null && <Banner tone="info">{t('verifyEmail.reloaded')}</Banner>}
        {failure !== null && (
          <Banner tone="error" announceKey={verify.announceKey + resend.announceKey}>
            <p>{emailText(failure.problem)}</p>
            {failure.until !== undefined && <Countdown until={failure.until} onEnd={() => setFailure(null)} />}
          </Banner>
        )}
        <CodeField
          {...code.field}
          label={t('verifyEmail.code')}
          length={sent.codeLength}
          aria-describedby="code-sent"
          isFirst
        />
        <SubmitButton
          busy={isBusy}
          busyLabel={t(isSso ? 'verifyEmail.creating' : 'verifyEmail.verifying')}
          isReady={!code.isEmpty && !isDead}
        >
          {t(isSso ? 'verifyEmail.create' : 'verifyEmail.verify')}
        </SubmitButton>
        <ResendCode from={Math.max(sent.resendAt, failure?.until ?? 0)} busy={resend.isBusy} onResend={sendAgain} />
        <Button variant="quiet" wide onClick={onBack} disabled={isBusy}>
          {t('verifyEmail.back')}
        </Button>
        <SlowNotice busy={verify.isBusy} />
      </Form>
    </>
  );
}
