import './card.css';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { arriveAt } from './arrive-at';
import { hasUserActed } from './focus';
import { perApp } from '../lifetime';

export interface StepHeadingProps {
  children: ReactNode;
  subtitle?: ReactNode;
  id?: string;
  step?: string | number;
  /** "never" if a field takes the focus instead: of the step (`focusOncePainted`), or of the page that was opened. */
  focus?: 'step' | 'never';
}

/** What screen readers know of the heading that React removed last, if it had the focus. The next one then takes it. */
const headingBefore = perApp((): { left?: string | undefined } => ({}));

/**
 * The level-1 heading of a screen or step. It takes the focus when it appears or when `step` changes. The focus thus
 * never falls to the body, and a screen reader announces the new step. It leaves the focus alone on the first page of a
 * visit, unless it replaces a heading with the focus.
 */
export function StepHeading({ children, subtitle, id, step, focus = 'step' }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // A layout effect: a later one could take the focus from a field in which the user is already typing.
  useLayoutEffect(() => {
    const element = heading.current;
    const takesFocus = focus === 'step' && (headingBefore().left !== undefined || hasUserActed());
    const takeBack = element && takesFocus ? arriveAt(element, headingBefore().left) : undefined;
    return () => {
      const isSaid = takeBack?.() !== false;
      headingBefore().left =
        element !== null && element === document.activeElement ? (isSaid ? element.textContent : '') : undefined;
    };
  }, [step, focus]);

  return (
    <div className="ui-step-heading">
      <h1 id={id} tabIndex={-1} ref={heading}>
        {children}
      </h1>
      {subtitle && <p>{subtitle}</p>}
    </div>
  );
}
