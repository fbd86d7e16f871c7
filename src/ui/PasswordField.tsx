import './field.css';
import { useEffect, useState, type ComponentProps, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { asTyped } from './as-typed';
import { describe, Field, useFieldIds, type FieldTexts } from './Field';
import { EyeIcon, EyeOffIcon } from './Icons';

export interface PasswordFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'children' | 'type' | 'autoComplete'> {
  /** Tells password managers whether to fill in a password, or to suggest and save one. */
  autoComplete: 'current-password' | 'new-password';
}

/**
 * A password with a button that shows it. The button keeps caret and focus. A submit hides the password again, so that
 * browsers recognise a password field and offer to save it. Pasting always works.
 */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  'aria-describedby': described,
  ...input
}: PasswordFieldProps) {
  const ids = useFieldIds(id, input.name);
  const { t } = useTranslation('ui');
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!shown) return;
    const hide = () => setShown(false);
    const form = document.getElementById(ids.field)?.closest('form');
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [shown, ids.field]);

  function toggle() {
    const field = document.getElementById(ids.field);
    if (!(field instanceof HTMLInputElement)) return;
    const { selectionStart, selectionEnd } = field;
    // Renders synchronously, so that the caret is restored before the next paint or key.
    flushSync(() => setShown(!shown));
    field.setSelectionRange(selectionStart, selectionEnd);
  }

  return (
    <Field ids={ids} label={label} hint={hint} error={error} optional={optional} className={className}>
      <div className="ui-password">
        <input
          {...asTyped}
          {...input}
          {...describe(ids, { hint, error }, described)}
          type={shown ? 'text' : 'password'}
          id={ids.field}
          className="ui-input"
        />
        <button
          type="button"
          className="ui-password__toggle"
          aria-label={t('password.show')}
          aria-pressed={shown}
          aria-controls={ids.field}
          disabled={input.disabled}
          onMouseDown={keepFocus}
          onClick={toggle}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </div>
    </Field>
  );
}

/** Pressing the button with mouse or finger keeps the focus in the field, and the phone's keyboard open. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
