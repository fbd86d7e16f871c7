import './select-field.css';
import type { ComponentProps } from 'react';
import { describe, Field, useFieldIds, type FieldTexts } from './Field';
import { ChevronDownIcon } from './Icons';

export interface SelectOption {
  value: string;
  label: string;
  lang?: string;
}

export interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'multiple' | 'size'> {
  options?: readonly SelectOption[];
  /** Shows the label only to screen readers, because the page already shows its text above. */
  labelHidden?: boolean;
  /** A short form of the chosen option, which the closed list shows where its label has no room. */
  short?: string | undefined;
}

/** A native select: it has the phone's own picker and type-ahead, and every assistive technology supports it. */
export function SelectField({
  label,
  labelHidden,
  hint,
  error,
  optional,
  options,
  short,
  id,
  className,
  children,
  'aria-describedby': described,
  ...select
}: SelectFieldProps) {
  const ids = useFieldIds(id, select.name);
  return (
    <Field
      ids={ids}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      optional={optional}
      className={className}
    >
      <div className="ui-select">
        <select {...select} {...describe(ids, { hint, error }, described)} id={ids.field} className="ui-input">
          {options?.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        {short !== undefined && (
          <span className="ui-select__short" aria-hidden="true" translate="no">
            {short}
          </span>
        )}
        <ChevronDownIcon size={16} />
      </div>
    </Field>
  );
}
