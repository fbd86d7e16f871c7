import type { KeyboardEvent } from 'react';

/**
 * Password managers and fast users type on while the page still checks the username. The functions of this module lead
 * those keys to the password field, so that no key of a password reaches the username.
 */

/**
 * The class of a box that has the focus but is visually hidden. The script of the prerendered page sets the same class
 * (scripts/delivery/page/early-form.ts).
 */
export const AHEAD_CLASS = 'login-ahead';

/** Focuses the password field at once: before the next key, and before the next render shows its box. */
export function takeKeys(passwordBox: HTMLElement | null, passwordField: HTMLInputElement | null): void {
  if (passwordBox !== null) Object.assign(passwordBox, { hidden: false, className: AHEAD_CLASS });
  passwordField?.focus({ preventScroll: true });
}

/** Whether the key types a character. Space does not count, because it presses a button. */
export function isLetter({ key, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): boolean {
  const isCommand = (ctrlKey || metaKey || altKey) && !nativeEvent.getModifierState('AltGraph');
  return key.length === 1 && key !== ' ' && !isCommand && !nativeEvent.isComposing;
}
