import './field.css';
import { type ChangeEvent, type ComponentProps, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describe, Field, useFieldIds, type FieldTexts } from './Field';
import { focusOncePainted, hasUserActed } from './focus';
import { focusById } from './focus-by-id';
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
 * work.
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
    const code = codeIn(target.value, length);
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
        onCompositionEnd={({ currentTarget }) => rewrite(currentTarget, codeIn(currentTarget.value, length))}
      />
    </Field>
  );
}

/**
 * The code in what was typed or pasted. Digits may stand in groups. Of a whole message ("Your code is 123 456. It is
 * valid for 10 minutes.") it is the number of the known length, else the first one.
 */
function codeIn(value: string, length: number | undefined): string {
  const text = plainDigits(value);
  const numbers = /\p{L}/u.test(text) ? (text.match(/\d+(?:[ -]\d+)*/g) ?? []).map(digitsOf) : [digitsOf(text)];
  return (numbers.find((number) => number.length === length) ?? numbers[0] ?? '').slice(0, MOST_DIGITS);
}

const digitsOf = (text: string): string => text.replace(/[^0-9]/g, '');
