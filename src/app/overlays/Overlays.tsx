import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { currentDialog, subscribeToDialog } from '../../lib/feedback/dialogs';
import { loadPart } from '../../lib/browser/load-part';
import { currentToasts, subscribeToToasts } from '../../lib/feedback/toasts';

// A toast is never the only carrier of anything: one that cannot be drawn must not take the page with it.
const Toasts = lazy(() => import('./Toasts').catch(() => ({ default: () => <></> })));
const GenericDialog = lazy(() => loadPart(() => import('./GenericDialog')));

/**
 * What may stand over every page: the toasts and the generic modal. Each is loaded when it is first needed, and stays
 * from then on.
 */
export function Overlays() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  const dialog = useSyncExternalStore(subscribeToDialog, currentDialog, currentDialog);
  const [hasToasted, setHasToasted] = useState(false);
  if (toasts.length > 0 && !hasToasted) setHasToasted(true);
  return (
    <Suspense fallback={null}>
      {hasToasted && <Toasts toasts={toasts} />}
      {dialog !== null && <GenericDialog dialog={dialog} />}
    </Suspense>
  );
}
