import './field.css';
import type { ReactNode } from 'react';

/**
 * The place of a form's message, between the fields and the button. It keeps the space of two lines, so that nothing
 * moves when the message appears (see docs/decisions/behaviour.md).
 */
export function FormMessage({ children }: { children: ReactNode }) {
  return <div className="ui-form__message">{children}</div>;
}
