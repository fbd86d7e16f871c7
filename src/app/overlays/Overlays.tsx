import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { bindDialogLoader, currentDialog, subscribeToDialog } from '../../lib/feedback/dialogs';
import { loadPart } from '../../lib/browser/load-part';
import { currentToasts, subscribeToToasts } from '../../lib/feedback/toasts';

// A toast never carries information alone, so a failed load of its code must not crash the page.
const Toasts = lazy(() => import('./Toasts').catch(() => ({ default: () => <></> })));
const loadDialog = () => import('./GenericDialog');
const GenericDialog = lazy(() => loadPart(loadDialog));
// A failed load is ignored here: the dialog tries again when it opens.
bindDialogLoader(() => void loadDialog().catch(() => undefined));

/** The overlays of every page: toasts and the generic modal. Each loads on first use and then stays mounted. */
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
