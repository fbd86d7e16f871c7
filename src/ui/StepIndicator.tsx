import { useTranslation } from 'react-i18next';
import './step-indicator.css';

export interface StepIndicatorProps {
  step: number;
  total: number;
}

export function StepIndicator({ step, total }: StepIndicatorProps) {
  const { t } = useTranslation('ui');
  return (
    <div className="ui-steps">
      <p>{t('steps.progress', { step, total })}</p>
      <div className="ui-steps__bar" aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} data-done={index < step || undefined} />
        ))}
      </div>
    </div>
  );
}
