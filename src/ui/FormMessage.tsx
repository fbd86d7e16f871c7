import './field.css';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The place of a form's message, between the fields and the button. One line takes the place that waits for an error of
 * the field above it, and a longer message unfolds. A message that appears out of sight scrolls into view: Enter in an upper field
 * submits a long form as well.
 */
export function FormMessage({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    const isShown = place.current?.firstElementChild !== null;
    if (isShown && !wasShown.current) place.current?.scrollIntoView({ block: 'nearest' });
    wasShown.current = isShown;
  });
  return (
    <div ref={place} className="ui-form__message">
      {children}
    </div>
  );
}
