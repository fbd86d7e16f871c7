/** Marks a part of the page that takes the focus when the control inside it that had the focus goes away. */
export const focusHome = { 'data-focus-home': true, tabIndex: -1 } as const;

/**
 * Keeps the focus in a part of the page whose controls go away, such as the button of a deleted entry: the nearest part
 * around the lost control that carries `focusHome` takes the focus. Otherwise the body would have it, and the keyboard
 * would begin at the top of the page. A focus that the person has taken away, by a click beside the controls, is not
 * fetched back.
 * @param element holds the controls and their homes; it may be a home itself. Give this function to React as the `ref`
 *   of the element.
 * @returns what ends it
 */
export function keepFocusWithin(element: HTMLElement | null): (() => void) | undefined {
  return element === null ? undefined : watch(element);
}

function watch(element: HTMLElement): () => void {
  let control: HTMLElement | null = null;
  let homes: HTMLElement[] = [];

  function remember({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement)) return;
    control = target;
    homes = homesAround(target, element);
  }
  function forget({ target }: FocusEvent) {
    // A browser may report a removal in the same way, before the control has left the page: so it is judged a moment
    // later.
    queueMicrotask(() => {
      if (control === target && control?.isConnected === true) control = null;
    });
  }
  function rescue() {
    if (control === null || control.isConnected || document.activeElement !== document.body) return;
    control = null;
    homes.find((home) => home.isConnected)?.focus();
  }

  const observer = new MutationObserver(rescue);
  observer.observe(element, { childList: true, subtree: true });
  element.addEventListener('focusin', remember);
  element.addEventListener('focusout', forget);
  return () => {
    observer.disconnect();
    element.removeEventListener('focusin', remember);
    element.removeEventListener('focusout', forget);
  };
}

/** The homes around a control, the nearest first, up to the element and with it. */
function homesAround(control: HTMLElement, element: HTMLElement): HTMLElement[] {
  const homes: HTMLElement[] = [];
  for (let at: HTMLElement | null = control; at !== null; at = at === element ? null : at.parentElement) {
    if (at.dataset.focusHome !== undefined) homes.push(at);
  }
  return homes;
}
