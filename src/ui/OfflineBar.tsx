import './banner.css';
import { useTranslation } from 'react-i18next';
import { OfflineIcon } from './Icons';
import { useOnline } from './use-online';

export function OfflineBar() {
  const { t } = useTranslation('ui');
  const isOnline = useOnline();
  return (
    <div className="ui-offline" role="status">
      {!isOnline && (
        <p>
          <OfflineIcon size={16} />
          {t('offline.message')}
        </p>
      )}
    </div>
  );
}
