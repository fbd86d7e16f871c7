import type { ComponentProps, ReactNode } from 'react';
import { describe, Field, useFieldIds, type FieldTexts } from './Field';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'children'> {
  /** Right end of the label's line: a link such as "Forgot password?". */
  aside?: ReactNode;
}

/**
 * One line of text. Takes what an `<input>` takes, so that react-hook-form's `{...register('email')}` spreads straight
 * in; give the `autoComplete` token that fits (WCAG 1.3.5). The id is the `id`, else the `name`: stable for password
 * managers.
 */
export function TextField({
  label,
  hint,
  error,
  optional,
  aside,
  id,
  className,
  'aria-describedby': described,
  ...input
}: TextFieldProps) {
  const ids = useFieldIds(id, input.name);
  return (
    <Field ids={ids} label={label} hint={hint} error={error} optional={optional} aside={aside} className={className}>
      <input
        type="text"
        {...input}
        {...describe(ids, { hint, error }, described)}
        id={ids.field}
        className="ui-input"
      />
    </Field>
  );
}
