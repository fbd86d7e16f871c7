import { topDialog } from './open-dialogs';

/** For a control that disappears and has no better place for the focus. */
export function focusHeading(): void {
  const heading =
    topDialog()?.querySelector<HTMLElement>('h2') ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector<HTMLElement>('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
