import './field.css';
import { type ChangeEvent, type ComponentProps, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describe, Field, useFieldIds, type FieldTexts } from './Field';
import { focusById, focusOncePainted, hasUserActed } from './focus';
import { isComposing, plainDigits, rewrite } from './plain-text';

export interface CodeFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'children' | 'type' | 'autoComplete' | 'inputMode' | 'maxLength'> {
  /** How many digits the code has. The form is sent with the last one; without a length the user sends it. */
  length?: number | undefined;
  /** The user goes on here after a press. On the first page of a visit the keyboard of a phone would cover the page. */
  isFirst?: boolean;
}

/** Services choose their own length, so the field demands none. */
const MOST_DIGITS = 32;

/**
 * A one-time code in a single field with the numeric keypad, so that pasting, dictation and the phone's suggestion
 * work. Removes everything except digits ("123 456" from a message becomes 123456).
 */
export function CodeField({
  label,
  length,
  isFirst = false,
  hint,
  error,
  optional,
  id,
  className,
  onChange,
  'aria-describedby': described,
  ...input
}: CodeFieldProps) {
  const { t } = useTranslation('ui');
  const ids = useFieldIds(id, input.name);
  const [complete, setComplete] = useState<{ form: HTMLFormElement | null }>();
  const whole =
    length === undefined ? (
      hint
    ) : (
      <>
        {hint} {t('code.whenComplete')}
      </>
    );

  // The form holds the last digit only after this change has been rendered.
  useEffect(() => complete?.form?.requestSubmit(), [complete]);

  useLayoutEffect(
    () => (isFirst && hasUserActed() ? focusOncePainted(() => focusById(ids.field)) : undefined),
    [isFirst, ids.field],
  );

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { nativeEvent, target } = event;
    const code = digitsOf(target.value);
    // Set the value only if it changed, because setting it moves the caret to the end.
    const isDone = !isComposing(nativeEvent);
    if (code !== target.value && isDone) target.value = code;
    onChange?.(event);
    if (isDone && code.length === length) setComplete({ form: target.form });
  }

  return (
    <Field ids={ids} label={label} hint={whole} error={error} optional={optional} className={className}>
      <input
        {...input}
        {...describe(ids, { hint: whole, error }, described)}
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
