import './button.css';
import { useEffect, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { announce } from './announce';
import { classNames } from './class-names';
import { Spinner } from './Spinner';
import { useUiText } from './text';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One primary action per screen; secondary and quiet beside it; danger for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Its request is under way: the button keeps its width and its focus, says so, and lets no second press through. */
  busy?: boolean;
  /** What is said while it is busy; "Please wait" unless told otherwise. */
  busyLabel?: string;
  /** As wide as its container, as the primary action of a card is. */
  wide?: boolean;
  /** A lower button for rows of tables and lists (still 36 px high). */
  compact?: boolean;
  icon?: ReactNode;
  /** Icon after the label instead of before. */
  iconAfter?: ReactNode;
}

/** A button. `type` is "button" unless told otherwise: give `type="submit"` to the one that submits. */
export function Button({
  variant = 'secondary',
  busy = false,
  busyLabel,
  wide = false,
  compact = false,
  icon,
  iconAfter,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const { text } = useUiText();
  const said = busyLabel ?? text('button.busy');

  useEffect(() => {
    if (busy) announce(said);
  }, [busy, said]);

  function press(event: MouseEvent<HTMLButtonElement>) {
    // aria-disabled, not disabled: a disabled button would lose the focus and drop it on the page.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={classNames(
        'ui-button',
        `ui-button--${variant}`,
        wide && 'ui-button--wide',
        compact && 'ui-button--compact',
        className,
      )}
      aria-disabled={busy || rest['aria-disabled']}
      data-busy={busy || undefined}
      onClick={press}
    >
      <span className="ui-button__label">
        {icon}
        {children}
        {iconAfter}
      </span>
      {busy && <Spinner />}
    </button>
  );
}
