import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/Banner';
import { Countdown } from '../../ui/Countdown';
import type { Unsent } from './email-verification.flow';

interface SendProblemBannerProps {
  unsent: Unsent;
  announceKey: number;
  onWaitOver: () => void;
}

/** Says why no code was sent. If the user must wait, a countdown shows when the next code is possible. */
export function SendProblemBanner({ unsent: { problem, until }, announceKey, onWaitOver }: SendProblemBannerProps) {
  const { t } = useTranslation('contact', { keyPrefix: 'email-verification' });
  return (
    <Banner tone="error" announceKey={announceKey}>
      <p>{problem === 'connection' ? t('connection') : t(`sendCode.${problem}`)}</p>
      {until !== undefined && <Countdown key={until} until={until} onEnd={onWaitOver} />}
    </Banner>
  );
}
