import { topDialog } from './open-dialogs';

/**
 * Focuses the control with this id, or the first control of a fieldset with it, and scrolls it into view.
 * @returns whether it exists
 */
export function focusById(id: string): boolean {
  const found = document.getElementById(id);
  const control =
    found instanceof HTMLFieldSetElement ? found.querySelector<HTMLElement>('input, select, textarea') : found;
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'nearest' });
  return control !== null;
}

/**
 * Focuses the heading of the open dialog or of the page, for a control that disappears and has no better place for the
 * focus.
 */
export function focusHeading(): void {
  const heading =
    topDialog()?.querySelector<HTMLElement>('h2') ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector<HTMLElement>('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
