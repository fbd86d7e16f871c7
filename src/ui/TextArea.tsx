import './field.css';
import type { ComponentProps } from 'react';
import { describe, Field, useFieldIds, type FieldTexts } from './Field';

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'children'> {}

export function TextArea({
  label,
  hint,
  error,
  optional,
  id,
  className,
  'aria-describedby': described,
  ...area
}: TextAreaProps) {
  const ids = useFieldIds(id, area.name);
  return (
    <Field ids={ids} label={label} hint={hint} error={error} optional={optional} className={className}>
      <textarea
        rows={3}
        {...area}
        {...describe(ids, { hint, error }, described)}
        id={ids.field}
        className="ui-input ui-text-area"
      />
    </Field>
  );
}
