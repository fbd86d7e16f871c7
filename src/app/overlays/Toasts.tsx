import { useEffect, useState } from 'react';
import { useText } from '../../lib/i18n/i18n';
import { toastTexts } from '../../lib/feedback/texts';
import { dismissToast, type Toast } from '../../lib/feedback/toasts';
import { ToastRegion } from '../../ui/ToastRegion';

/**
 * The toast region, in the page language. It renders empty for one frame, because screen readers announce only changes.
 */
export default function Toasts({ toasts }: { toasts: readonly Toast[] }) {
  const t = useText(toastTexts);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setReady(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const shown = isReady ? toasts : [];
  return (
    <ToastRegion
      toasts={shown.map(({ id, key, type, values }) => ({ id, type, message: t(key, values) }))}
      onDismiss={dismissToast}
    />
  );
}
