import { useTranslation } from 'react-i18next';
import { usePageError } from '../../navigation/page-title';
import { paths } from '../../navigation/paths';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import type { SendProblem, Unsent } from './email-verification.flow';
import type { EmailVerificationFlow } from './use-email-verification';
import { Banner } from '../../ui/Banner';
import { Countdown } from '../../ui/Countdown';

interface SendCodeProps {
  email: string | undefined;
  problem: SendProblem | null;
  until: number | undefined;
  flow: EmailVerificationFlow;
}

export function SendCode({ email, problem, until, flow: { dispatch, send, leave } }: SendCodeProps) {
  const { t } = useTranslation('contact', { keyPrefix: 'email-verification' });
  const mustWait = until !== undefined;
  const shown = send.isBusy ? null : problem;
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
          <SendProblemBanner
            unsent={{ problem: shown, ...(mustWait && { until }) }}
            announceKey={send.announceKey}
            onWaitOver={() => dispatch({ type: 'wait-over' })}
          />
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

interface SendProblemBannerProps {
  unsent: Unsent;
  announceKey: number;
  onWaitOver: () => void;
}

export function SendProblemBanner({ unsent: { problem, until }, announceKey, onWaitOver }: SendProblemBannerProps) {
  const { t } = useTranslation('contact', { keyPrefix: 'email-verification' });
  return (
    <Banner tone="error" announceKey={announceKey}>
      <p>{problem === 'connection' ? t('connection') : t(`sendCode.${problem}`)}</p>
      {until !== undefined && <Countdown key={until} until={until} onEnd={onWaitOver} />}
    </Banner>
  );
}
