import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { dismissToast, type Toast, type ToastKey } from '../../navigation/toasts';
import { i18n } from '../../texts/i18n';
import { KNOWN_AFTER_MS } from '../../ui/announce';
import { useTopDialog } from '../../ui/open-dialogs';
import { ToastRegion } from '../../ui/ToastRegion';

interface ToastsProps {
  toasts: readonly Toast[];
}

/** While a modal dialog is open they are inside it, because the page behind it is inert. */
export default function Toasts({ toasts }: ToastsProps) {
  const dialog = useTopDialog();
  const region = <Region toasts={toasts} />;
  return dialog === null ? region : createPortal(region, dialog);
}

/** The region, in the page language. It is empty at first: screen readers announce changes only in regions that they know. */
function Region({ toasts }: ToastsProps) {
  const { t } = useTranslation('results', { keyPrefix: 'toasts' });
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), KNOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const shown = (isReady ? toasts : []).flatMap(({ id, key, type, values }) =>
    hasText(key) ? [{ id, type, message: t(key, { ...values }) }] : [],
  );
  return <ToastRegion toasts={shown} onDismiss={dismissToast} />;
}

function hasText(key: string): key is ToastKey {
  return i18n.exists(`results:toasts.${key}`);
}
