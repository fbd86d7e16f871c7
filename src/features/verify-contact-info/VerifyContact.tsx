import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeForm } from '../../forms/use-code-form';
import { timeOfDay } from '../../texts/time-zone';
import { log } from '../../platform/logging';
import { postMobileEvent, returnToMobileApp } from '../../platform/mobile-bridge';
import { goTo } from '../../navigation/navigation';
import { usePageError } from '../../navigation/page-title';
import { toRelativePath } from '../../navigation/redirects';
import { Banner } from '../../ui/Banner';
import { Button, SubmitButton } from '../../ui/Button';
import { CodeField } from '../../ui/CodeField';
import { Form } from '../../ui/Form';
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
  const { t: tf } = useTranslation('fields');
  const { state, isSending, isChecking, announceKey, start, check, resend, forgive } = useVerification(subject);
  const hasStarted = useRef(false);
  const problem = state.step === 'enterCode' ? state.problem : null;
  const code = useCodeForm({
    missing: t('problem.empty'),
    length: state.step === 'enterCode' ? state.sent.codeLength : undefined,
    refused: errorOf(problem),
    announceKey,
    onType: forgive,
    onSubmit: check,
  });
  usePageError(problem !== null || code.field.error !== undefined || state.step === 'notSent');

  useEffect(() => {
    // Each start sends a code, so it runs once, even when React runs the effect twice. After a reload the sent code is
    // restored.
    if (hasStarted.current || state.step !== 'sending') return;
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

  function errorOf(reason: typeof problem): string | undefined {
    if (reason === null || reason === 'connection') return undefined;
    return reason === 'lastTry' ? tf('code.lastTry') : t(`problem.${reason}`);
  }

  function whereSent({ destination: masked, expiresAt }: SentCode): string {
    const destination = shown ?? masked;
    if (expiresAt === null) return t(`${subject.type}.sentWithoutTime`, { destination });
    return t(`${subject.type}.sent`, { destination, time: timeOfDay(expiresAt) });
  }

  if (state.step === 'ended') return null;
  const subtitle =
    state.step === 'enterCode' ? (
      <span id="code-sent">{whereSent(state.sent)}</span>
    ) : state.step === 'sending' ? (
      t('sending')
    ) : undefined;
  return (
    <>
      <StepHeading subtitle={subtitle}>{t(`${subject.type}.title`)}</StepHeading>
      {(problem === 'connection' || state.step === 'notSent') && (
        <Banner
          tone="error"
          announceKey={announceKey}
          action={state.step === 'notSent' ? <Button onClick={start}>{t('retry')}</Button> : undefined}
        >
          {t('problem.connection')}
        </Banner>
      )}
      {state.step === 'enterCode' && (
        <Form onSubmit={code.submit}>
          <CodeField
            {...code.field}
            label={t('code')}
            length={state.sent.codeLength}
            aria-describedby="code-sent"
            isFirst
          />
          <SubmitButton busy={isChecking} busyLabel={t('verifying')} isReady={isSending || isChecking || !code.isEmpty}>
            {t('verify')}
          </SubmitButton>
          <SlowNotice busy={isSending || isChecking} />
          <ResendCode
            from={state.sent.resendAt}
            busy={isSending}
            onResend={() => {
              code.clear();
              resend();
            }}
          />
        </Form>
      )}
      <Button variant="quiet" wide onClick={cancel}>
        {t('cancel')}
      </Button>
    </>
  );
}
