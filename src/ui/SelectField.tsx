import './select-field.css';
import type { ComponentProps } from 'react';
import { describe, Field, useFieldIds, type FieldTexts } from './Field';
import { ChevronDownIcon } from './Icons';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** Language of the label, where it is not that of the page. */
  lang?: string;
}

export interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'multiple' | 'size'> {
  /** The choices; leave out to give `<option>`s as children. */
  options?: readonly SelectOption[];
  /** What the label says stands above already: it is read, not shown. */
  labelHidden?: boolean;
  /** First, empty choice: "Choose a region". */
  placeholder?: string;
}

/** A native select: the phone's own wheel, type-ahead, and every assistive technology knows it. */
export function SelectField({
  label,
  labelHidden,
  hint,
  error,
  optional,
  options,
  placeholder,
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
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled} lang={option.lang}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <ChevronDownIcon size={16} />
      </div>
    </Field>
  );
}
