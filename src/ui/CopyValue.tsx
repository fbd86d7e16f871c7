import './copy-value.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from './copy-text';
import { CheckIcon, CopyIcon } from './Icons';

export function CopyValue({ value, action }: { value: string; action: string }) {
  const { t } = useTranslation('ui');
  const [copied, setCopied] = useState(false);

  async function copy(shown: Element | null) {
    if (await copyText(value, t('trace.copied'), shown)) setCopied(true);
  }

  return (
    <span className="ui-copy">
      <code translate="no">{value}</code>
      <button
        type="button"
        aria-label={action}
        onClick={({ currentTarget }) => void copy(currentTarget.previousElementSibling)}
        onBlur={() => setCopied(false)}
      >
        {copied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
      </button>
    </span>
  );
}
