import './offline-bar.css';
import { useSyncExternalStore } from 'react';
import { OfflineIcon } from './Icons';
import { useUiText } from './text';

/** A bar at the top while the browser reports that it is offline. Otherwise it takes no space. */
export function OfflineBar() {
  const { text } = useUiText();
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
