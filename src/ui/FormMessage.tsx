import './field.css';
import { Children, type ReactNode, useEffect, useRef } from 'react';

/**
 * The place of a form's message, between the fields and the button. It keeps the space of two lines, so that nothing
 * moves when the message appears (see docs/decisions/behaviour.md). A message that appears out of sight scrolls into view:
 * Enter in an upper field submits a long form as well.
 */
export function FormMessage({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isShown = Children.toArray(children).length > 0;
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <div ref={place} className="ui-form__message">
      {children}
    </div>
  );
}
