/** Focuses the first control inside `container` that is marked `aria-invalid`. Returns whether there was one. (WCAG 3.3.1) */
export function focusFirstInvalid(container: ParentNode): boolean {
  const control = container.querySelector<HTMLElement>('[aria-invalid="true"]');
  control?.focus();
  return control !== null;
}

/** Focuses the element with this id, in the middle of the window when it was out of sight. Returns whether there is one. */
export function focusById(id: string): boolean {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
  return element !== null;
}
