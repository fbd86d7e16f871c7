import './offline-bar.css';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineIcon } from './Icons';

/** A bar at the top while the browser reports that it is offline. Otherwise it takes no space. */
export function OfflineBar() {
  const { t } = useTranslation('ui');
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div className="ui-offline" role="status">
      {!online && (
        <p>
          <OfflineIcon size={16} />
          {t('offline.message')}
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
