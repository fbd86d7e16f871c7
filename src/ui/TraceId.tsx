import './trace-id.css';
import { useTranslation } from 'react-i18next';
import { CopyValue } from './CopyValue';

/** The id by which support finds an event in the logs, with a copy button. */
export function TraceId({ value }: { value: string }) {
  const { t } = useTranslation('ui');
  return (
    <div className="ui-trace">
      <span>{t('trace.label')}</span>
      <CopyValue value={value} action={t('trace.copy')} />
    </div>
  );
}
