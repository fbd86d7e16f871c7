import { useText } from '../../lib/i18n/i18n';
import { Button } from '../../ui/Button';
import { StepHeading } from '../../ui/StepHeading';
import { stepUpTexts } from './texts';
import type { Method, StepUp } from './step-up.flow';
import { StepUpProblem } from './StepUpProblem';

interface UsePasskeyProps {
  state: Extract<StepUp, { step: 'passkey' }>;
  announceKey: number;
  onAsk: (method: Method) => void;
  onWaitOver: () => void;
}

/** Shown while the browser's dialog asks for the passkey, and after it failed. */
export function UsePasskey({ state, announceKey, onAsk, onWaitOver }: UsePasskeyProps) {
  const t = useText(stepUpTexts);
  return (
    <>
      <StepHeading step="passkey" subtitle={t('passkey.subtitle')}>
        {t('title')}
      </StepHeading>
      <StepUpProblem problem={state.problem} announceKey={announceKey} onWaitOver={onWaitOver} />
      <Button
        variant="primary"
        wide
        busy={state.isAsking}
        busyLabel={t('passkey.waiting')}
        onClick={() => onAsk(state.method)}
      >
        {t('passkey.again')}
      </Button>
    </>
  );
}
