import './trace-id.css';
import { useState } from 'react';
import { announce } from './announce';
import { CheckIcon, CopyIcon } from './Icons';
import { useUiText } from './text';

/** The id under which support finds what happened, with a button that copies it. */
export function TraceId({ value }: { value: string }) {
  const { text } = useUiText();
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      // No clipboard here (an old web view, or not allowed): the id stands there to be selected.
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
