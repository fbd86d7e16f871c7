import './banner.css';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineIcon } from './Icons';

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

/** Whether the browser has a network, as it reports itself. The prerendered page has one. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
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
