import './banner.css';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names';
import { focusHeading } from './focus-heading';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from './Icons';

export type Tone = 'info' | 'success' | 'warning' | 'error';

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon } as const;

export interface BannerProps {
  tone: Tone;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Changes when the same message repeats: screen readers then announce it again. */
  announceKey?: string | number;
  /** A toast says the same, and would be heard twice. A slow reader still needs the banner when the toast is gone. */
  isSaidByToast?: true;
  className?: string;
}

/**
 * A message in the page. Errors interrupt a screen reader (role alert); the other tones wait for a pause (role status).
 */
export function Banner({ tone, title, children, action, announceKey, isSaidByToast, className }: BannerProps) {
  const Icon = icons[tone];
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    // The pressed "Try again" disappears with its message. React calls this before it removes the element.
    return () => {
      if (element?.contains(document.activeElement)) focusHeading();
    };
  }, []);
  return (
    <div
      ref={box}
      className={classNames('ui-banner ui-unfold', `ui-tone--${tone}`, className)}
      role={isSaidByToast ? undefined : tone === 'error' ? 'alert' : 'status'}
    >
      {/* A new key creates new nodes in the live region, so that screen readers announce it again. */}
      <div className="ui-banner__inside" key={announceKey}>
        <Icon />
        <div className="ui-banner__text">
          {title && <p className="ui-banner__title">{title}</p>}
          {children && <div>{children}</div>}
          {action && <div className="ui-banner__action">{action}</div>}
        </div>
      </div>
    </div>
  );
}
