import './field.css';
import { useId, type ReactNode } from 'react';
import { classNames } from './class-names';
import { ErrorIcon } from './Icons';
import { useUiText } from './text';

/** What every field of the kit takes beside its native attributes. */
export interface FieldTexts {
  label: string;
  /** Help that stays visible between label and field. */
  hint?: ReactNode;
  /** What is wrong and what to do; marks this field, and this field alone, as invalid. */
  error?: string;
  /** Marks the label; fields are required unless they say this. */
  optional?: boolean;
}

export interface FieldIds {
  field: string;
  hint: string;
  error: string;
}

/**
 * Ids of a field and its texts. A given id or name makes them stable, as password managers want; else React makes one
 * up.
 */
export function useFieldIds(id: string | undefined, name: string | undefined): FieldIds {
  const madeUp = useId();
  const field = id ?? name ?? madeUp;
  return { field, hint: `${field}-hint`, error: `${field}-error` };
}

/**
 * The attributes that tie a control to its texts: `aria-describedby` (hint, error, and what the screen adds) and
 * `aria-invalid`.
 */
export function describe(ids: FieldIds, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>, more?: string) {
  const by = classNames(error !== undefined && error !== '' && ids.error, Boolean(hint) && ids.hint, more);
  return { 'aria-describedby': by || undefined, 'aria-invalid': error ? true : undefined } as const;
}

interface FieldProps extends FieldTexts {
  ids: FieldIds;
  /** What the label says stands above already: it is read, not shown. */
  labelHidden?: boolean;
  /** Right end of the label's line: a link such as "Forgot password?". */
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}

/**
 * Label, hint, control and error in their places. The line of the error is kept free, so that nothing jumps when it
 * fills.
 */
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
  const { text } = useUiText();
  return (
    <div className={classNames('ui-field', className)} data-invalid={error ? '' : undefined}>
      <div className={labelHidden ? 'ui-visually-hidden' : 'ui-field__top'}>
        <label className="ui-field__label" htmlFor={ids.field}>
          {label}
          {optional && <span className="ui-field__optional"> {text('field.optional')}</span>}
        </label>
        {aside}
      </div>
      {hint && (
        <div className="ui-field__hint" id={ids.hint}>
          {hint}
        </div>
      )}
      {children}
      <FieldError id={ids.error} error={error} />
    </div>
  );
}

/** The line under a field. Empty until there is an error, but always as high as one line. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div className="ui-field__error" id={id}>
      {error && (
        <>
          <ErrorIcon size={16} />
          <span>{error}</span>
        </>
      )}
    </div>
  );
}
