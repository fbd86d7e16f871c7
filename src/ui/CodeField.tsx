import './field.css';
import type { ChangeEvent, ComponentProps } from 'react';
import { describe, Field, useFieldIds, type FieldTexts } from './Field';
import { isComposing, plainDigits, rewrite } from './plain-text';

export interface CodeFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'children' | 'type' | 'autoComplete' | 'inputMode' | 'maxLength'> {}

/** Services choose their own length, so the field demands none. */
const MOST_DIGITS = 32;

/**
 * A one-time code in a single field with the numeric keypad, so that pasting, dictation and the phone's suggestion
 * work. Removes everything except digits ("123 456" from a message becomes 123456).
 */
export function CodeField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  onChange,
  'aria-describedby': described,
  ...input
}: CodeFieldProps) {
  const ids = useFieldIds(id, input.name);

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { nativeEvent, target } = event;
    const code = digitsOf(target.value);
    // Set the value only if it changed, because setting it moves the caret to the end.
    if (code !== target.value && !isComposing(nativeEvent)) target.value = code;
    onChange?.(event);
  }

  return (
    <Field ids={ids} label={label} hint={hint} error={error} optional={optional} className={className}>
      <input
        {...input}
        {...describe(ids, { hint, error }, described)}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        spellCheck={false}
        id={ids.field}
        className="ui-input ui-code"
        onChange={change}
        onCompositionEnd={({ currentTarget }) => rewrite(currentTarget, digitsOf(currentTarget.value))}
      />
    </Field>
  );
}

function digitsOf(value: string): string {
  return plainDigits(value)
    .replace(/[^0-9]/g, '')
    .slice(0, MOST_DIGITS);
}
