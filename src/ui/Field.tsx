import './field.css';
import { useId, useLayoutEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from './announce';
import { askedElement, hasLeft } from './last-action';
import { classNames } from './class-names';
import { ErrorIcon } from './Icons';

export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
}

export interface FieldIds {
  field: string;
  hint: string;
  error: string;
}

/** Stable ids are what password managers need. */
export function useFieldIds(id: string | undefined, name: string | undefined): FieldIds {
  const madeUp = useId();
  const field = id ?? name ?? madeUp;
  return { field, hint: `${field}-hint`, error: `${field}-error` };
}

export function describe(ids: FieldIds, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>, more?: string) {
  const describedBy = classNames(error !== undefined && error !== '' && ids.error, Boolean(hint) && ids.hint, more);
  return { 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined } as const;
}

interface FieldProps extends FieldTexts {
  ids: FieldIds;
  /** Shows the label only to screen readers, because the page already shows its text above. */
  labelHidden?: boolean | undefined;
  aside?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

export function Field({
  ids,
  label,
  labelHidden = false,
  hint,
  error,
  optional,
  aside,
  children,
  className,
}: FieldProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={classNames('ui-field', className)} data-invalid={error ? '' : undefined}>
      <div className={labelHidden ? 'ui-visually-hidden' : 'ui-field__top'}>
        <label className="ui-field__label" htmlFor={ids.field}>
          {label}
          {optional && <span className="ui-field__optional">{afterLabel(t('field.optional'))}</span>}
        </label>
        {aside}
      </div>
      {hint && (
        <div className="ui-field__hint" id={ids.hint}>
          {hint}
        </div>
      )}
      {children}
      <FieldError ids={ids} error={error} />
    </div>
  );
}

function afterLabel(text: string): string {
  return text.startsWith('（') ? text : ` ${text}`;
}

interface FieldErrorProps {
  ids: Pick<FieldIds, 'field' | 'error'>;
  error: string | undefined;
}

/** The error line under a field. Without an error it is empty, but as high as one line. A longer error unfolds. */
export function FieldError({ ids, error }: FieldErrorProps) {
  const times = useSpokenError(ids.field, error);
  return (
    <div className="ui-field__error" id={ids.error}>
      {error && (
        <>
          <ErrorIcon size={16} />
          {/* Screen readers announce a new alert, but not a text that changes in an old one. */}
          <span key={times} role={times > 0 ? 'alert' : undefined}>
            {error}
          </span>
        </>
      )}
    </div>
  );
}

/** Wait after Enter, or after leaving, before an unchanged error is announced, in ms. Each can remove the error first. */
const SAME_ERROR_MS = 150;

/**
 * Decides whether an error is announced (WCAG 4.1.3). It is announced when it answers the user and the focus stays in
 * its field, because no screen reader reads the field again. It is announced once, politely, when the user leaves a
 * field. It is not announced while the user types.
 * @returns how often the error was announced as an alert; 0 for an error that is only shown
 */
function useSpokenError(fieldId: string, error: string | undefined): number {
  const [spoken, setSpoken] = useState({ error, times: 0 });
  // The same error after a time without one counts as new.
  if (spoken.error !== error) setSpoken({ error, times: 0 });
  useLayoutEffect(() => {
    if (error === undefined || error === '') return;
    // When the form moves the focus to a field, the screen reader reads the field and its error.
    let isSaid = askedElement() !== null;
    let takeBack: (() => void) | undefined;
    // The focus may have left the field by now.
    const speak = () => {
      if (hasFocus(fieldId)) setSpoken((now) => (now.error === error ? { error, times: now.times + 1 } : now));
    };
    const sayOfLeft = () => {
      if (isSaid || hasFocus(fieldId)) return;
      isSaid = true;
      takeBack = announce(error);
    };
    let timer = isIn(fieldId, askedElement()) && hasFocus(fieldId) ? setTimeout(speak) : undefined;
    if (hasLeft()) sayOfLeft();
    const isHere = ({ target }: Event) => target instanceof Element && isIn(fieldId, target);
    const later = (say: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(say, SAME_ERROR_MS);
    };
    const takeAsSaid = () => {
      isSaid = true;
      takeBack?.();
    };
    const listening = new AbortController();
    const on = <Type extends keyof DocumentEventMap>(type: Type, act: (event: DocumentEventMap[Type]) => void) =>
      document.addEventListener(type, act, { signal: listening.signal });
    on('input', (event) => isHere(event) && (isSaid = false));
    on('focusin', (event) => isHere(event) && takeAsSaid());
    on('focusout', () => hasLeft() && later(sayOfLeft));
    on('keydown', (event) => {
      if (event.key !== 'Enter' || event.isComposing || !isHere(event)) return;
      takeAsSaid();
      later(speak);
    });
    return () => {
      clearTimeout(timer);
      takeBack?.();
      listening.abort();
    };
  }, [error, fieldId]);
  return spoken.times;
}

function hasFocus(fieldId: string): boolean {
  return isIn(fieldId, document.activeElement);
}

function isIn(fieldId: string, element: Element | null): boolean {
  return document.getElementById(fieldId)?.contains(element) === true;
}
