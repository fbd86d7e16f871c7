import './code-field.css';
import { TextField, type TextFieldProps } from './TextField';

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'maxLength'> {
  /** How many digits the code has; more may be typed or pasted (blanks, dashes): the screen trims. */
  digits?: number;
}

/**
 * A one-time code: one field, so that pasting, autofill from a message and screen readers work (quality.md). The keypad is numeric; the
 * phone offers the code that has just come in.
 */
export function CodeField({ digits = 6, className, ...field }: CodeFieldProps) {
  return (
    <TextField
      name="code"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      className={className ? `ui-code ${className}` : 'ui-code'}
      inputMode="numeric"
      autoComplete="one-time-code"
      size={digits + 2}
      maxLength={32}
    />
  );
}

/** The code without the blanks and dashes that people type and messages bring. */
export function bareCode(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}
