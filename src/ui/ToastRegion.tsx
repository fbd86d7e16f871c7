import './toast.css';
import { type AnimationEvent, type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusHeading } from './focus-heading';
import { topDialog } from './open-dialogs';
import { ErrorIcon, InfoIcon, SuccessIcon } from './Icons';
import { CloseIcon } from './IconsOfScreens';

export interface ToastView {
  id: number;
  type: 'success' | 'info' | 'error';
  message: string;
}

export interface ToastRegionProps {
  toasts: readonly ToastView[];
  onDismiss: (id: number) => void;
}

const icons = { success: SuccessIcon, info: InfoIcon, error: ErrorIcon } as const;

/**
 * The region in which toasts appear. Two animations show and hide each toast; after the second it is removed. Pointer
 * or focus on a toast pauses them. The region is polite, so a toast must never be the only sign of an error.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const { t } = useTranslation('ui');
  /** Where the focus was before it came to a toast. */
  const before = useRef<HTMLElement | null>(null);

  function remember({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  }

  function dismiss(id: number) {
    // The pressed button disappears with its toast.
    if (document.activeElement?.closest('.ui-toasts')) {
      if (before.current?.isConnected) before.current.focus({ preventScroll: true });
      else focusHeading();
    }
    onDismiss(id);
  }

  /** In a dialog, Escape is an answer to the dialog. */
  const escape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && topDialog() === null) for (const { id } of toasts) dismiss(id);
  });
  useEffect(() => {
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, []);

  function animationEnded(event: AnimationEvent, id: number) {
    if (event.animationName === 'ui-toast-out') onDismiss(id);
  }

  return (
    <div className="ui-toasts" role="status" aria-label={t('toast.region')} onFocus={remember}>
      {toasts.map(({ id, type, message }) => {
        const Icon = icons[type];
        return (
          <div key={id} className={`ui-toast ui-toast--${type}`} onAnimationEnd={(event) => animationEnded(event, id)}>
            <Icon />
            <p>{message}</p>
            <button type="button" aria-label={t('toast.dismiss')} onClick={() => dismiss(id)}>
              <CloseIcon size={16} />
            </button>
          </div>
        );
      })}
    </div>
  );
}
