import './card.css';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { focusHome } from './focus-home';

export interface CardProps {
  children: ReactNode;
  /**
   * "main" is the one card of a signed-out page; "plain" a lighter frame inside a page, as a client in the list of
   * clients.
   */
  look?: 'main' | 'plain';
  /** "section" needs `aria-labelledby`. */
  as?: 'div' | 'section' | 'article' | 'li';
  className?: string;
  'aria-labelledby'?: string;
  /** Takes the focus when the button inside it that had the focus goes away; see `keepFocusWithin`. */
  isFocusHome?: boolean;
}

/** A surface that holds what belongs together. */
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
