import './trace-id.css';
import { useState } from 'react';
import { announce } from './announce';
import { CheckIcon, CopyIcon } from './Icons';
import { useUiText } from './text';

/** The id by which support finds an event in the logs, with a copy button. */
export function TraceId({ value }: { value: string }) {
  const { text } = useUiText();
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      // No clipboard (an old web view, or no permission): the user can select the id.
      return;
    }
    setCopied(true);
    announce(text('trace.copied'));
  }

  return (
    <div className="ui-trace">
      <span>{text('trace.label')}</span>
      <code>{value}</code>
      <button type="button" aria-label={text('trace.copy')} onClick={() => void copy()} onBlur={() => setCopied(false)}>
        {copied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
      </button>
    </div>
  );
}
