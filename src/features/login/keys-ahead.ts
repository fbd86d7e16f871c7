/**
 * Password managers and fast users type on while the page still checks the username. This module leads those keys to
 * the password field, so that no key of a password reaches the username.
 */

/** The class of a box that has the focus but is visually hidden. */
export const AHEAD_CLASS = 'login-ahead';

/** Focuses the password field at once: before the next key, and before the next render shows its box. */
export function takeKeys(passwordBox: HTMLElement | null, passwordField: HTMLInputElement | null): void {
  if (passwordBox !== null) Object.assign(passwordBox, { hidden: false, className: AHEAD_CLASS });
  passwordField?.focus({ preventScroll: true });
}

/** Whether the key types a character. Space does not count, because it presses a button. */
export function isLetter(event: KeyboardEvent): boolean {
  const isCommand = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
  return event.key.length === 1 && event.key !== ' ' && !isCommand && !event.isComposing;
}
