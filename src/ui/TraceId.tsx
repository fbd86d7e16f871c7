import './trace-id.css';
import { CopyValue } from './CopyValue';
import { useUiText } from './text';

/** The id by which support finds an event in the logs, with a copy button. */
export function TraceId({ value }: { value: string }) {
  const { text } = useUiText();
  return (
    <div className="ui-trace">
      <span>{text('trace.label')}</span>
      <CopyValue value={value} action={text('trace.copy')} />
    </div>
  );
}
