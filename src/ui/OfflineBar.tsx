import './offline-bar.css';
import { useSyncExternalStore } from 'react';
import { OfflineIcon } from './Icons';
import { useUiText } from './text';

/** A bar at the top while the browser is offline; it goes by itself. */
export function OfflineBar() {
  const { text } = useUiText();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine, () => true);
  return (
    <div className="ui-offline" role="status">
      {!isOnline && (
        <p>
          <OfflineIcon />
          {text('offline.message')}
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
