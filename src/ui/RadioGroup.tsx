import './choice.css';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { describe, FieldError, useFieldIds, type FieldTexts } from './Field';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps
  extends Pick<FieldTexts, 'error'>, Omit<ComponentProps<'input'>, 'children' | 'type' | 'value' | 'defaultValue'> {
  name: string;
  legend: string;
  /** Shows the question only to screen readers, because it is already the heading of the screen. */
  legendHidden?: boolean;
  options: readonly RadioOption[];
  /** "cards" is for a few important options, "row" for two or three short ones. */
  look?: 'list' | 'cards' | 'row';
  /** Omit it with `{...register('method')}`. */
  value?: string;
}

export function RadioGroup({
  legend,
  legendHidden,
  options,
  look = 'list',
  error,
  id,
  className,
  value,
  ...input
}: RadioGroupProps) {
  const ids = useFieldIds(id, input.name);
  const { 'aria-invalid': _, ...described } = describe(ids, { error });
  return (
    <div className={classNames('ui-choice-field', className)}>
      <fieldset
        {...described}
        id={ids.field}
        className={classNames('ui-choices', look !== 'list' && `ui-choices--${look}`)}
      >
        <legend className={legendHidden ? 'ui-visually-hidden' : undefined}>{legend}</legend>
        {options.map((option) => {
          const optionId = `${ids.field}-${option.value}`;
          return (
            <div className="ui-choice" key={option.value}>
              <input
                {...input}
                type="radio"
                id={optionId}
                value={option.value}
                disabled={input.disabled || option.disabled}
                aria-describedby={option.hint ? `${optionId}-hint` : undefined}
                {...(value !== undefined && { checked: option.value === value })}
              />
              <label htmlFor={optionId}>{option.label}</label>
              {option.hint && (
                <div className="ui-choice__hint" id={`${optionId}-hint`}>
                  {option.hint}
                </div>
              )}
            </div>
          );
        })}
      </fieldset>
      <FieldError ids={ids} error={error} />
    </div>
  );
}
