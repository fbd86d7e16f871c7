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
  extends
    Omit<FieldTexts, 'label' | 'optional'>,
    Omit<ComponentProps<'input'>, 'children' | 'type' | 'value' | 'defaultValue'> {
  name: string;
  legend: string;
  /** Shows the question only to screen readers, because it is already the heading of the screen. */
  legendHidden?: boolean;
  options: readonly RadioOption[];
  /** "cards" is for a few important options, "row" for two or three short ones. */
  look?: 'list' | 'cards' | 'row';
  /** Omit it with `{...register('method')}`. */
  value?: string;
  defaultValue?: string;
}

export function RadioGroup({
  legend,
  legendHidden,
  options,
  look = 'list',
  hint,
  error,
  id,
  className,
  value,
  defaultValue,
  ...input
}: RadioGroupProps) {
  const ids = useFieldIds(id, input.name);
  const { 'aria-invalid': _, ...described } = describe(ids, { hint, error });
  return (
    <div className={classNames('ui-choice-field', className)}>
      <fieldset
        {...described}
        id={ids.field}
        className={classNames('ui-choices', look !== 'list' && `ui-choices--${look}`)}
      >
        <legend className={legendHidden ? 'ui-visually-hidden' : undefined}>{legend}</legend>
        {hint && (
          <div className="ui-field__hint" id={ids.hint}>
            {hint}
          </div>
        )}
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
                {...(defaultValue !== undefined && { defaultChecked: option.value === defaultValue })}
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
