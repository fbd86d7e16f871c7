import './copy-value.css';
import { useTranslation } from 'react-i18next';
import { CopyValue } from './CopyValue';

export interface SupportDetailsProps {
  traceId: string | undefined;
  version: string | undefined;
}

/** Folded, because most users never need them. */
export function SupportDetails({ traceId, version }: SupportDetailsProps) {
  const { t } = useTranslation('ui');
  if (!traceId && !version) return null;
  return (
    <details className="ui-support">
      <summary>{t('trace.details')}</summary>
      {traceId && <TraceId value={traceId} />}
      {version && <p>{version}</p>}
    </details>
  );
}

function TraceId({ value }: { value: string }) {
  const { t } = useTranslation('ui');
  return (
    <div className="ui-trace">
      <span>{t('trace.label')}</span>
      <CopyValue value={value} action={t('trace.copy')} />
    </div>
  );
}
