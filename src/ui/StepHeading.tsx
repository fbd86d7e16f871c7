import './step-heading.css';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from './class-names';

export interface StepHeadingProps {
  children: ReactNode;
  /** One sentence under the heading. */
  subtitle?: ReactNode;
  /** Changes with every step: the heading takes the focus then. */
  step?: string | number;
  /** "never" where a field of the step takes the focus instead (give that field `autoFocus`). */
  focus?: 'step' | 'never';
  className?: string;
}

/**
 * The heading of a screen or step, level 1. It takes the focus when it appears or when `step` changes, so that the
 * focus never falls to the body and a screen reader says where one is (see docs/decisions/accessibility.md). The first
 * page that a visit opens is left alone.
 */
export function StepHeading({ children, subtitle, step, focus = 'step', className }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // With the drawing itself: a moment later it would take the focus from a field that somebody has begun to type into.
  useLayoutEffect(() => {
    // A browser that does not tell (an old web view) gets the focus too: better once too often than lost.
    if (focus === 'step' && (navigator.userActivation?.hasBeenActive ?? true)) heading.current?.focus();
  }, [step, focus]);

  return (
    <div className={classNames('ui-step-heading', className)}>
      <h1 tabIndex={-1} ref={heading}>
        {children}
      </h1>
      {subtitle && <p>{subtitle}</p>}
    </div>
  );
}
