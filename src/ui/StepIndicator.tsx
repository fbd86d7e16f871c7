import './step-indicator.css';
import { usePartText } from './part-text';

export interface StepIndicatorProps {
  /** Starts at 1. */
  step: number;
  total: number;
}

/** The progress in a flow of several steps: "Step 2 of 3" and a bar. Put it above the StepHeading. */
export function StepIndicator({ step, total }: StepIndicatorProps) {
  const { text } = usePartText();
  return (
    <div className="ui-steps">
      <p>{text('steps.progress', { step, total })}</p>
      <div className="ui-steps__bar" aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} data-done={index < step || undefined} />
        ))}
      </div>
    </div>
  );
}
