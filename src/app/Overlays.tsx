import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { currentDialog, subscribeToDialog } from '../lib/dialogs';
import { currentToasts, subscribeToToasts } from '../lib/toasts';

const Toasts = lazy(() => import('./Toasts'));
const GenericDialog = lazy(() => import('./GenericDialog'));

/** What may stand over every page: the toasts and the generic modal. Each is loaded when it is first needed, and stays from then on. */
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
