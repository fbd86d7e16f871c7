import { useTranslation } from 'react-i18next';
import { timeOfDay } from '../../texts/time-zone';
import type { SentCode } from '../../forms/sent-code';
import { useCodeForm } from '../../forms/use-code-form';
import { usePageError } from '../../navigation/page-title';
import { Button } from '../../ui/Button';
import { CodeField } from '../../ui/CodeField';
import { ResendCode } from '../../ui/ResendCode';
import { StepHeading } from '../../ui/StepHeading';
import { ProblemBanner } from '../../forms/ProblemBanner';
import { SubmissionForm } from '../../forms/SubmissionForm';
import { type EmailVerificationFlow, useVerifyCode } from './use-email-verification';

interface EnterEmailCodeProps {
  email: string | undefined;
  sent: SentCode;
  flow: EmailVerificationFlow;
}

/** Only an unverified address can change. */
export function EnterEmailCode({ email, sent, flow: { send, leave, showVerified } }: EnterEmailCodeProps) {
  const { t } = useTranslation('contact', { keyPrefix: 'email-verification' });
  const code = useCodeForm({
    missing: 'contact:email-verification.enterCode.problem.empty',
    length: sent.codeLength,
  });
  const verify = useVerifyCode(code, sent.token, showVerified);
  const isBusy = verify.isBusy || verify.isDone;
  const unsent = isBusy ? null : send.problem;
  usePageError(unsent !== null);

  function whereSent(): string {
    const { expiresAt } = sent;
    if (expiresAt === null)
      return email === undefined ? t('enterCode.subtitleWithoutBoth') : t('enterCode.subtitleWithoutTime', { email });
    const time = timeOfDay(expiresAt);
    return email === undefined
      ? t('enterCode.subtitleWithoutEmail', { time })
      : t('enterCode.subtitle', { email, time });
  }

  return (
    <>
      <StepHeading focus="never" subtitle={<span id="code-sent">{whereSent()}</span>}>
        {t('enterCode.title')}
      </StepHeading>
      <SubmissionForm
        of={verify}
        label={t('enterCode.verify')}
        busyLabel={t('enterCode.verifying')}
        canCancel
        isMessageFirst
        message={unsent !== null && unsent.message !== verify.problem?.message && <ProblemBanner of={send} />}
        others={
          <>
            <ResendCode
              from={Math.max(sent.resendAt, send.problem?.until ?? 0)}
              busy={send.isBusy}
              onResend={() => send.submit()}
            />
            {email !== undefined && (
              <Button variant="quiet" wide onClick={() => leave('change')}>
                {t('change')}
              </Button>
            )}
            <Button variant="quiet" wide onClick={() => leave('cancel')}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <CodeField
          {...code.codeField}
          label={t('enterCode.code')}
          length={sent.codeLength}
          aria-describedby="code-sent"
          readOnly={isBusy}
          isFirst
        />
      </SubmissionForm>
    </>
  );
}
