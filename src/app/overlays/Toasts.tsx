import { useEffect, useState } from 'react';
import english from '../../../locales/en/toasts.json';
import { defineTexts, useText } from '../../lib/i18n/i18n';
import { dismissToast, type Toast } from '../../lib/feedback/toasts';
import { ToastRegion } from '../../ui/ToastRegion';

const texts = defineTexts('toasts', english);

/**
 * The toast region, in the page language. It renders empty for one frame, because screen readers announce only changes.
 */
export default function Toasts({ toasts }: { toasts: readonly Toast[] }) {
  const t = useText(texts);
  const [stands, setStands] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setStands(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const shown = stands ? toasts : [];
  return (
    <ToastRegion
      toasts={shown.map(({ id, key, type, values }) => ({ id, type, message: t(key, values) }))}
      onDismiss={dismissToast}
    />
  );
}
