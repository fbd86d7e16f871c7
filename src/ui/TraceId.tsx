import { useTranslation } from 'react-i18next';
import { CopyValue } from './CopyValue';

export default function TraceId({ value }: { value: string }) {
  const { t } = useTranslation('ui');
  return (
    <div className="ui-trace">
      <span>{t('trace.label')}</span>
      <CopyValue value={value} action={t('trace.copy')} />
    </div>
  );
}
