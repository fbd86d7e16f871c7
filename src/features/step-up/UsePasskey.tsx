import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { StepHeading } from '../../ui/StepHeading';
import type { Method, StepUp } from './step-up.flow';
import { StepUpProblem } from './StepUpProblem';

interface UsePasskeyProps {
  state: Extract<StepUp, { step: 'passkey' }>;
  announceKey: number;
  isBusy: boolean;
  onAsk: (method: Method) => void;
  onWaitOver: () => void;
}

/** Shown while the browser's dialog asks for the passkey, and after it failed. */
export function UsePasskey({ state, announceKey, isBusy, onAsk, onWaitOver }: UsePasskeyProps) {
  const { t } = useTranslation('step-up');
  return (
    <>
      <StepHeading step="passkey" subtitle={t('passkey.subtitle')}>
        {t('title')}
      </StepHeading>
      <StepUpProblem problem={state.problem} announceKey={announceKey} onWaitOver={onWaitOver} />
      <Button variant="primary" wide busy={isBusy} busyLabel={t('passkey.waiting')} onClick={() => onAsk(state.method)}>
        {t('passkey.again')}
      </Button>
    </>
  );
}
