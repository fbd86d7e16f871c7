import './error-summary.css';
import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusById } from './focus-by-id';
import { ErrorIcon } from './Icons';

export interface SummaryError {
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly SummaryError[];
  /** Changes at every failed submit: the summary then takes the focus and is read again. */
  announceKey?: string | number;
}

/**
 * The errors of a form with several fields, each with a link to its field. Takes the focus when it appears; renders
 * nothing without errors. (WCAG 3.3.1)
 */
export function ErrorSummary({ errors, announceKey }: ErrorSummaryProps) {
  const { t } = useTranslation('ui');
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;

  useLayoutEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, announceKey]);

  if (!shown) return null;
  function follow(event: MouseEvent, id: string) {
    // Keep the address: a hash would add a history entry.
    if (focusById(id)) event.preventDefault();
  }
  return (
    <div className="ui-error-summary" role="group" aria-labelledby={titleId} tabIndex={-1} ref={box}>
      <ErrorIcon />
      <div>
        <h2 className="ui-error-summary__title" id={titleId}>
          {t('errors.title')}
        </h2>
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
