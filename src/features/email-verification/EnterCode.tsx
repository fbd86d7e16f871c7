import { useTranslation } from 'react-i18next';
import { timeOfDay } from '../../texts/time-zone';
import type { SentCode } from '../../forms/sent-code';
import { useCodeForm } from '../../forms/use-code-form';
import { usePageError } from '../../navigation/page-title';
import { Banner } from '../../ui/Banner';
import { Button, SubmitButton } from '../../ui/Button';
import { CodeField } from '../../ui/CodeField';
import { Form } from '../../ui/Form';
import { ResendCode } from '../../ui/ResendCode';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import type { CodeProblem, Unsent } from './email-verification.flow';
import { SendProblemBanner } from './SendCode';
import type { EmailVerificationFlow } from './use-email-verification';

interface EnterCodeProps {
  email: string | undefined;
  sent: SentCode;
  problem: CodeProblem | null;
  unsent: Unsent | undefined;
  flow: EmailVerificationFlow;
}

/** Only an unverified address can change. */
export function EnterCode({ email, sent, problem, unsent, flow: { dispatch, send, verify, leave } }: EnterCodeProps) {
  const { t } = useTranslation('contact', { keyPrefix: 'email-verification' });
  const { t: tf } = useTranslation('fields');
  const isDead = problem === 'expired' || problem === 'tooMany';
  const isBusy = verify.isBusy || verify.isDone;
  const shownUnsent = isBusy || send.isBusy ? undefined : unsent;
  const code = useCodeForm({
    missing: t('enterCode.problem.empty'),
    length: sent.codeLength,
    refused: problem === null || problem === 'connection' || isBusy ? undefined : errorOf(problem),
    announceKey: verify.announceKey,
    onType: () => problem !== null && !isDead && dispatch({ type: 'code-refused', problem: null }),
    onSubmit: (typed) => isBusy || isDead || verify.submit({ token: sent.token, code: typed }),
  });
  usePageError((problem !== null && !isBusy) || code.field.error !== undefined || shownUnsent !== undefined);

  function errorOf(reason: Exclude<CodeProblem, 'connection'>): string {
    return reason === 'lastTry' ? tf('code.lastTry') : t(`enterCode.problem.${reason}`);
  }

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
      <Form onSubmit={code.submit}>
        {shownUnsent !== undefined && (
          <SendProblemBanner
            unsent={shownUnsent}
            announceKey={Math.max(send.announceKey, verify.announceKey)}
            onWaitOver={() => dispatch({ type: 'wait-over' })}
          />
        )}
        {problem === 'connection' && shownUnsent?.problem !== 'connection' && !isBusy && (
          <Banner tone="error" announceKey={verify.announceKey}>
            {t('connection')}
          </Banner>
        )}
        <CodeField
          {...code.field}
          label={t('enterCode.code')}
          length={sent.codeLength}
          aria-describedby="code-sent"
          readOnly={isBusy}
          isFirst
        />
        <SubmitButton busy={isBusy} busyLabel={t('enterCode.verifying')} isReady={!isDead && !code.isEmpty}>
          {t('enterCode.verify')}
        </SubmitButton>
        <ResendCode
          from={Math.max(sent.resendAt, unsent?.until ?? 0)}
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
        <SlowNotice busy={verify.isBusy} onCancel={verify.cancel} />
      </Form>
    </>
  );
}
