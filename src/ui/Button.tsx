import './button.css';
import { useEffect, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { announceWait } from './announce';
import { classNames } from './class-names';
import { Spinner } from './Spinner';

export interface ButtonProps extends ComponentProps<'button'> {
  /** "quiet" leads out, or acts on a row; "onward" is as flat, and leads on; "danger" is for a question only. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'onward' | 'danger';
  /**
   * A request is in progress. The button keeps its width and focus, announces the wait and ignores further presses. It
   * looks pressed, and soon shows a ring.
   */
  busy?: boolean | undefined;
  /** Announced while the button is busy; "Please wait" by default. */
  busyLabel?: string;
  wide?: boolean;
  compact?: boolean;
  icon?: ReactNode;
}

/**
 * A busy button looks pressed at once, and shows its ring after this time, in ms, as a skeleton does. In a shorter wait
 * the ring would only flicker, and drawing it would delay the next screen of a slow phone. A screen reader would say the
 * wait after its result.
 */
const RING_AFTER_MS = 300;

export function Button({
  variant = 'secondary',
  busy = false,
  busyLabel,
  wide = false,
  compact = false,
  icon,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const { t } = useTranslation('ui');
  const waitText = busyLabel ?? t('button.busy');

  const [isLong, setLong] = useState(false);

  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(setLong, RING_AFTER_MS, true);
    return () => (clearTimeout(timer), setLong(false));
  }, [busy]);

  useEffect(() => {
    // Removes the text after the wait, because screen readers would still find it in the page.
    return isLong ? announceWait(waitText) : undefined;
  }, [isLong, waitText]);

  function press(event: MouseEvent<HTMLButtonElement>) {
    // aria-disabled instead of disabled: a disabled button would lose the focus to the body.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={classNames(
        'ui-button',
        variant === 'onward' && 'ui-button--quiet',
        `ui-button--${variant}`,
        wide && 'ui-button--wide',
        compact && 'ui-button--compact',
        className,
      )}
      aria-disabled={busy || rest['aria-disabled']}
      data-busy={busy ? (isLong ? 'long' : 'short') : undefined}
      onClick={press}
    >
      <span className="ui-button__label">
        {icon}
        {/* Without an element of its own, a text that the browser has translated could not change. */}
        <span>{children}</span>
      </span>
      {isLong && <Spinner />}
    </button>
  );
}

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'variant' | 'wide' | 'disabled'> {
  /** Whether the input is complete. A busy or waiting button stays enabled, because it may have the focus. */
  isReady?: boolean;
}

/** The main button of a form, as wide as the form. It submits once the input is complete. */
export function SubmitButton({ isReady = true, busy = false, ...button }: SubmitButtonProps) {
  return <Button {...button} type="submit" variant="primary" wide busy={busy} disabled={!busy && !isReady} />;
}
