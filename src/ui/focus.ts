/** Until then, Orca has noticed that the pressed control has gone, ms. */
const NOTICED_MS = 300;

/**
 * Runs a focus once what has just been made is painted, or at the next key, which then goes there. Orca does not notice
 * the focus of a field that is made in the same moment, and takes the digits of a code for commands of its own. If the
 * pressed control has gone, the heading or the main part of the page has the focus until Orca has noticed that.
 * @returns takes it back. A focus that the user has moved meanwhile stays
 */
export function focusOncePainted(focus: () => void): () => void {
  const isControlGone = document.activeElement?.matches('body, h1');
  const main = document.querySelector('main');
  if (document.activeElement === document.body && main !== null) {
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }
  const before = document.activeElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(run, isControlGone ? NOTICED_MS : 0)));
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
