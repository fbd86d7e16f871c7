import './card.css';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { focusHome } from './focus-home';

export interface CardProps {
  children: ReactNode;
  look?: 'main' | 'plain';
  /** "section" requires `aria-labelledby`. */
  as?: 'div' | 'section' | 'li';
  className?: string;
  'aria-labelledby'?: string;
  isFocusHome?: boolean;
}

export function Card({
  children,
  look = 'main',
  as: Element = 'div',
  className,
  'aria-labelledby': labelledBy,
  isFocusHome = false,
}: CardProps) {
  return (
    <Element
      className={classNames('ui-card', `ui-card--${look}`, className)}
      aria-labelledby={labelledBy}
      {...(isFocusHome && focusHome)}
    >
      {children}
    </Element>
  );
}
