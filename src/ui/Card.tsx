import './card.css';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { focusHome } from './focus-home';

export interface CardProps {
  children: ReactNode;
  /**
   * "main" is the single card of a signed-out page. "plain" is a lighter frame inside a page, such as a client in a
   * list.
   */
  look?: 'main' | 'plain';
  /** "section" requires `aria-labelledby`. */
  as?: 'div' | 'section' | 'article' | 'li';
  className?: string;
  'aria-labelledby'?: string;
  /** The card takes the focus when the focused button inside it disappears; see `keepFocusWithin`. */
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
