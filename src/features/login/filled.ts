/**
 * Whether the user's own hand changed a field: keys, a paste, a drop or undo. Browsers and password managers fill
 * fields by events without a kind, by script, or as a replacement of the text.
 */
export function isByHand(event: Event): boolean {
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
