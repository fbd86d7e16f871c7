import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { timeOfDay } from '../../texts/time-zone';
import { log } from '../../api/logging';
import { postMobileEvent, returnToMobileApp } from '../../platform/mobile-bridge';
import { goTo } from '../../navigation/navigation';
import { usePageError } from '../../navigation/page-title';
import { toRelativePath } from '../../navigation/redirects';
import { Banner } from '../../ui/Banner';
import { ProblemBanner } from '../../forms/ProblemBanner';
import { SubmissionForm } from '../../forms/SubmissionForm';
import { Button } from '../../ui/Button';
import { CodeField } from '../../ui/CodeField';
import { ResendCode } from '../../ui/ResendCode';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { useVerification } from './use-verification';
import type { SentCode, Subject } from './verify-contact-info.flow';

interface VerifyContactProps {
  subject: Subject;
  /** The whole address or number that the user chose. Without it the page shows what the service has masked. */
  shown: string | undefined;
  returnUrl: string | null;
  isMobile: boolean;
}

export function VerifyContact({ subject, shown, returnUrl, isMobile }: VerifyContactProps) {
  const { t } = useTranslation('contact', { keyPrefix: 'verify-contact-info' });
  const { sent, isEnded, code, send, verify, resend } = useVerification(subject);
  const hasStarted = useRef(false);
  const start = () => send.submit({ isAgain: false });
  const isNotSent = sent === null && send.problem !== null;
  usePageError(send.problem !== null);

  useEffect(() => {
    // Each start sends a code, so it runs once, even when React runs the effect twice. After a reload the sent code is
    // restored.
    if (hasStarted.current || sent !== null) return;
    hasStarted.current = true;
    log('info', 'verify-contact.start');
    start();
  });

  /** "Cancel triggers a mobile cancel event and goes to returnUrl, or history back for the mobile app platform." */
  function cancel() {
    log('info', 'verify-contact.cancel');
    postMobileEvent({ type: 'contact-verify-cancel' });
    if (isMobile && returnToMobileApp()) return;
    goTo(toRelativePath(returnUrl));
  }

  function whereSent({ destination: masked, expiresAt }: SentCode): string {
    const destination = shown ?? masked;
    if (expiresAt === null) return t(`${subject.type}.sentWithoutTime`, { destination });
    return t(`${subject.type}.sent`, { destination, time: timeOfDay(expiresAt) });
  }

  if (isEnded) return null;
  const subtitle = sent !== null ? <span id="code-sent">{whereSent(sent)}</span> : isNotSent ? undefined : t('sending');
  return (
    <>
      <StepHeading subtitle={subtitle}>{t(`${subject.type}.title`)}</StepHeading>
      {isNotSent && (
        <Banner tone="error" announceKey={send.announceKey} action={<Button onClick={start}>{t('retry')}</Button>}>
          {t('problem.connection')}
        </Banner>
      )}
      {sent !== null && (
        <SubmissionForm
          of={verify}
          label={t('verify')}
          busyLabel={t('verifying')}
          isMessageFirst
          message={<ProblemBanner of={send} />}
          others={
            <>
              <ResendCode from={sent.resendAt} busy={send.isBusy} onResend={resend} />
              <SlowNotice busy={send.isBusy} />
            </>
          }
        >
          <CodeField
            {...code.codeField}
            label={t('code')}
            length={sent.codeLength}
            aria-describedby="code-sent"
            isFirst
          />
        </SubmissionForm>
      )}
      <Button variant="quiet" wide onClick={cancel}>
        {t('cancel')}
      </Button>
    </>
  );
}
