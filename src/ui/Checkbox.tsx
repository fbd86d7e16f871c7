import './choice.css';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { describe, FieldError, useFieldIds, type FieldTexts } from './Field';

export interface CheckboxProps
  extends Omit<FieldTexts, 'label' | 'optional'>, Omit<ComponentProps<'input'>, 'children' | 'type'> {
  label: ReactNode;
}

export function Checkbox({
  label,
  hint,
  error,
  id,
  className,
  'aria-describedby': described,
  ...input
}: CheckboxProps) {
  const ids = useFieldIds(id, input.name);
  return (
    <div className={classNames('ui-choice-field', className)}>
      <div className="ui-choice">
        <input {...input} {...describe(ids, { hint, error }, described)} type="checkbox" id={ids.field} />
        <label htmlFor={ids.field}>{label}</label>
        {hint && (
          <div className="ui-choice__hint" id={ids.hint}>
            {hint}
          </div>
        )}
      </div>
      <FieldError ids={ids} error={error} />
    </div>
  );
}
