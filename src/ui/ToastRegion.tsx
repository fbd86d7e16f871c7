import './toast.css';
import type { AnimationEvent } from 'react';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from './Icons';
import { useUiText } from './text';

export interface ToastView {
  id: number;
  type: 'success' | 'info' | 'error';
  message: string;
}

export interface ToastRegionProps {
  toasts: readonly ToastView[];
  /** Takes the toast out of the list: after its second animation, or when the person closes it. */
  onDismiss: (id: number) => void;
}

const icons = { success: SuccessIcon, info: InfoIcon, error: ErrorIcon } as const;

/**
 * Where toasts appear. Each comes in and goes out by an animation, and is gone when the two have finished (see
 * docs/product/9-limits.md#fixed-values); the pointer or the focus on it holds it. A polite region: a toast is never
 * the only carrier of an error.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const { text } = useUiText();

  function animationEnded(event: AnimationEvent, id: number) {
    if (event.animationName === 'ui-toast-out') onDismiss(id);
  }

  return (
    <div className="ui-toasts" role="status" aria-label={text('toast.region')}>
      {toasts.map(({ id, type, message }) => {
        const Icon = icons[type];
        return (
          <div key={id} className={`ui-toast ui-toast--${type}`} onAnimationEnd={(event) => animationEnded(event, id)}>
            <Icon />
            <p>{message}</p>
            <button type="button" aria-label={text('toast.dismiss')} onClick={() => onDismiss(id)}>
              <CloseIcon size={16} />
            </button>
          </div>
        );
      })}
    </div>
  );
}
