/** Also the first control of a fieldset. Returns whether it exists. */
export function focusById(id: string): boolean {
  const found = document.getElementById(id);
  const control =
    found instanceof HTMLFieldSetElement ? found.querySelector<HTMLElement>('input, select, textarea') : found;
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'nearest' });
  return control !== null;
}
