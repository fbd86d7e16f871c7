/** Also the first control of a fieldset. Returns whether it exists. */
export function focusById(id: string): boolean {
  const found = document.getElementById(id);
  const control =
    found instanceof HTMLFieldSetElement ? found.querySelector<HTMLElement>('input, select, textarea') : found;
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'nearest' });
  return control !== null;
}

/** Until then, Orca has noticed that the pressed control has gone, ms. */
const NOTICED_MS = 300;

/**
 * Runs a focus once what has just been made is painted, or at the next key, which then goes there. Orca does not notice
 * the focus of a field that is made in the same moment, and takes the digits of a code for commands of its own. If the
 * pressed control has gone, the heading or the main part of the page has the focus until Orca has noticed that.
 * @returns takes it back. A focus that the user has moved meanwhile stays
 */
export function focusOncePainted(
  focus: () => void,
  isControlGone: boolean = document.activeElement === document.body,
): () => void {
  const main = document.querySelector('main');
  if (document.activeElement === document.body && main !== null) {
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }
  const before = document.activeElement;
  const timer = isControlGone ? setTimeout(run, NOTICED_MS) : undefined;
  let frame = isControlGone ? 0 : requestAnimationFrame(() => (frame = requestAnimationFrame(run)));
  function run() {
    stop();
    if ([before, document.body].includes(document.activeElement)) focus();
  }
  function stop() {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    document.removeEventListener('keydown', run, { capture: true });
  }
  document.addEventListener('keydown', run, { capture: true });
  return stop;
}

/** Whether the user has pressed a key or a control in this visit. An old web view does not tell, and counts as yes. */
export function hasUserActed(): boolean {
  if (navigator.userActivation?.hasBeenActive === false) return false;
  return true;
}
