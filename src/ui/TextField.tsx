import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { describe, Field, useFieldIds, type FieldTexts } from './Field';
import { plainText, rewrite } from './plain-text';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'children'> {
  aside?: ReactNode;
}

/**
 * A single-line text field. It accepts every attribute of `<input>`, so `{...register('email')}` works. Pass the
 * matching `autoComplete` token (WCAG 1.3.5). Its id is `id`, else `name`, which stays stable for password managers.
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

  /** No form sends spaces around a value, and a pasted one often has some. They go when the user leaves the field. */
  function trim(event: FocusEvent<HTMLInputElement>) {
    // An e-mail field knows no ranges, and its browser has trimmed it.
    if (input.type !== 'email') rewrite(event.target, plainText(event.target.value));
    input.onBlur?.(event);
  }

  return (
    <Field ids={ids} label={label} hint={hint} error={error} optional={optional} aside={aside} className={className}>
      <input
        type="text"
        {...input}
        {...describe(ids, { hint, error }, described)}
        id={ids.field}
        className="ui-input"
        onBlur={trim}
      />
    </Field>
  );
}
