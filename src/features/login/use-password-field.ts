import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { announce } from '../../ui/announce';
import { asksPassword, type LoginState, saysCheckFailed } from './login.flow';

/**
 * A hidden password of one person must not be sent for another. So another username, typed or pasted, takes it away.
 * The same one, typed again, gives it back, which Chromium does not do by itself.
 */
export function useFilledPassword(field: () => HTMLInputElement | null, onChange: (isEmpty: boolean) => void) {
  const isFilled = useRef(false);
  const taken = useRef<{ username: string; password: string } | null>(null);

  function set(password: string) {
    const input = field();
    if (input !== null) input.value = password;
    isFilled.current = password !== '';
    onChange(password === '');
  }

  return {
    followUsername(before: string, username: string, event: Event) {
      const input = field();
      if (input === null) return;
      const wasFilled = isFilled.current || isFilledByBrowser(input);
      if (username === '' || (wasFilled && username !== before && isByHand(event))) {
        if (wasFilled && before !== '') taken.current = { username: before, password: input.value };
        set('');
      } else if (username === taken.current?.username && input.value === '') set(taken.current.password);
    },
    notePassword(password: string, event: Event) {
      isFilled.current = password !== '' && !isByHand(event);
      taken.current = null;
      onChange(password === '');
    },
    /** What was taken away does not come back after the form was sent. */
    forget() {
      taken.current = null;
    },
  };
}

interface PasswordStep {
  state: LoginState;
  usernameField: RefObject<HTMLInputElement | null>;
  passwordField: RefObject<HTMLInputElement | null>;
}

/**
 * Announces the password step and focuses the password, also after a failure. Runs only when the step begins or fails,
 * so that the focus stays while the user edits the username.
 */
export function usePasswordStep({ state, usernameField, passwordField }: PasswordStep): void {
  const { t } = useTranslation('sign-in');
  const navigationType = useNavigationType();
  const { step } = state;
  const failures = asksPassword(state) ? state.failures : 0;
  const begin = useEffectEvent(() => {
    // The page of a known username begins with the password. A first page focuses its first field by itself.
    if (state.step === 'password' && state.checked === '' && navigationType === 'POP') return;
    if (failures === 0) {
      // Screen readers announce no banner of its tone that is new in the page.
      if (saysCheckFailed(state)) announce(t('checkFailed'));
      announce(t('passwordStep', { username: usernameField.current?.value ?? '' }));
    }
    if (document.activeElement !== usernameField.current || usernameField.current?.value !== '')
      passwordField.current?.focus();
    passwordField.current?.form?.querySelector('[type="submit"]')?.scrollIntoView({ block: 'nearest' });
  });
  useLayoutEffect(() => {
    if (step === 'password') begin();
  }, [step, failures]);
}

/**
 * Whether the user's own hand changed a field: keys, a paste, a drop or undo. Browsers and password managers fill
 * fields by events without a kind, by script, or as a replacement of the text.
 */
function isByHand(event: Event): boolean {
  return (
    event.isTrusted &&
    event instanceof InputEvent &&
    event.inputType !== '' &&
    event.inputType !== 'insertReplacementText'
  );
}

/** Also true when the browser filled the field before the app started. */
export function isFilledByBrowser(field: HTMLInputElement): boolean {
  // Every supported browser knows this name; Chromium knows `:autofill` from 110 on.
  return field.matches(':-webkit-autofill');
}
