import { useState } from 'react';
import { useText } from '../../lib/i18n/i18n';
import { usePageError } from '../../lib/navigation/page-title';
import { paths } from '../../lib/navigation/paths';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Countdown } from '../../ui/Countdown';
import { LinkButton } from '../../ui/LinkButton';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import type { SendProblem } from './email-verification.flow';
import { emailVerificationTexts } from './texts';
import type { EmailVerificationFlow } from './use-email-verification';

interface SendCodeProps {
  email: string | undefined;
  problem: SendProblem | null;
  until: number | undefined;
  flow: EmailVerificationFlow;
}

/** The first step: the user requests the code when ready to enter it. */
export function SendCode({ email, problem, until, flow: { send, leave } }: SendCodeProps) {
  const t = useText(emailVerificationTexts);
  const [waited, setWaited] = useState<number>();
  const mustWait = until !== undefined && until !== waited;
  const shown = send.isBusy || (until !== undefined && !mustWait) ? null : problem;
  usePageError(shown !== null);
  return (
    <>
      <StepHeading
        step="sendCode"
        subtitle={email === undefined ? t('sendCode.subtitleWithoutEmail') : t('sendCode.subtitle', { email })}
      >
        {t('sendCode.title')}
      </StepHeading>
      <div className="ui-form">
        {shown !== null && (
          <Banner tone="error" announceKey={send.announceKey}>
            <p>{shown === 'connection' ? t('connection') : t(`sendCode.${shown}`)}</p>
            {mustWait && <Countdown until={until} onEnd={() => setWaited(until)} />}
          </Banner>
        )}
        <Button
          variant="primary"
          wide
          busy={send.isBusy}
          busyLabel={t('sendCode.sending')}
          disabled={mustWait && !send.isBusy}
          onClick={() => send.submit()}
        >
          {t('sendCode.send')}
        </Button>
        {email !== undefined && (
          <Button variant="quiet" wide onClick={() => leave('change')}>
            {t('change')}
          </Button>
        )}
        <LinkButton variant="quiet" wide to={paths.logout()}>
          {t('logout')}
        </LinkButton>
        <SlowNotice busy={send.isBusy} onCancel={send.cancel} />
      </div>
    </>
  );
}
