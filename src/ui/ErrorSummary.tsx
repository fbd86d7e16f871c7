import './error-summary.css';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { focusById } from './focus';
import { ErrorIcon } from './Icons';
import { useUiText } from './text';

export interface SummaryError {
  /** Id of the field or of the fieldset. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly SummaryError[];
  title?: string;
  /** Changes at every failed submit (`formState.submitCount`): the summary then takes the focus and is heard again. */
  announceKey?: string | number;
}

/**
 * What is wrong in a form of several fields, with a link to each. Takes the focus when it appears; nothing without
 * errors. (WCAG 3.3.1)
 */
export function ErrorSummary({ errors, title, announceKey }: ErrorSummaryProps) {
  const { text } = useUiText();
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;

  useLayoutEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, announceKey]);

  if (!shown) return null;
  function follow(event: MouseEvent, id: string) {
    // The address stays as it is: a hash would be a new place in the history.
    if (focusById(id)) event.preventDefault();
  }
  return (
    <div className="ui-error-summary" role="alert" tabIndex={-1} ref={box}>
      <ErrorIcon />
      <div>
        <h2 className="ui-error-summary__title">{title ?? text('errors.title')}</h2>
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={(event) => follow(event, fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
