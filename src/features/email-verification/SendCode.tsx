import { useTranslation } from 'react-i18next';
import { LogoutLink } from '../../forms/LogoutLink';
import { ProblemBanner } from '../../forms/ProblemBanner';
import { usePageError } from '../../navigation/page-title';
import { Button } from '../../ui/Button';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import type { EmailVerificationFlow } from './use-email-verification';

interface SendCodeProps {
  email: string | undefined;
  flow: EmailVerificationFlow;
}

export function SendCode({ email, flow: { send, leave } }: SendCodeProps) {
  const { t } = useTranslation('contact', { keyPrefix: 'email-verification' });
  usePageError(send.problem !== null);
  return (
    <>
      <StepHeading
        step="sendCode"
        subtitle={email === undefined ? t('sendCode.subtitleWithoutEmail') : t('sendCode.subtitle', { email })}
      >
        {t('sendCode.title')}
      </StepHeading>
      <div className="ui-form">
        <ProblemBanner of={send} />
        <Button
          variant="primary"
          wide
          busy={send.isBusy}
          busyLabel={t('sendCode.sending')}
          aria-disabled={send.isWaiting || undefined}
          onClick={() => send.isWaiting || send.submit()}
        >
          {t('sendCode.send')}
        </Button>
        {email !== undefined && (
          <Button variant="quiet" wide onClick={() => leave('change')}>
            {t('change')}
          </Button>
        )}
        <LogoutLink>{t('logout')}</LogoutLink>
        <SlowNotice busy={send.isBusy} onCancel={send.cancel} />
      </div>
    </>
  );
}
