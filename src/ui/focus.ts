/**
 * Focuses the first control inside `container` that is marked `aria-invalid`. Returns whether there was one. (WCAG
 * 3.3.1)
 */
export function focusFirstInvalid(container: ParentNode): boolean {
  const control = container.querySelector<HTMLElement>('[aria-invalid="true"]');
  control?.focus();
  return control !== null;
}

/**
 * Focuses the control with this id, of a group (fieldset) its first control, and brings it into sight.
 * @returns whether there is one
 */
export function focusById(id: string): boolean {
  const found = document.getElementById(id);
  const control =
    found instanceof HTMLFieldSetElement ? found.querySelector<HTMLElement>('input, select, textarea') : found;
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'nearest' });
  return control !== null;
}
