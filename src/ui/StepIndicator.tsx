import './step-indicator.css';
import { useUiText } from './text';

/** Where one is in a flow of several steps: in words for everybody, as bars for the eye. */
export function StepIndicator({ step, total }: { step: number; total: number }) {
  const { text } = useUiText();
  return (
    <p className="ui-steps">
      <span>{text('steps.progress', { step, total })}</span>
      <span className="ui-steps__bars" aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} data-done={index < step || undefined} />
        ))}
      </span>
    </p>
  );
}
