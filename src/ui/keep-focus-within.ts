/**
 * Keeps the focus near a control that disappears, such as the button of a deleted entry. The nearest ancestor with
 * `focusHome` (focus-home.ts) takes the focus. Otherwise the body would take it, and the keyboard would start at the
 * top of the page. If the user has moved the focus away, by a click beside the controls, it stays there.
 * @param element contains the controls and their homes, and may be a home itself. Pass this function to React as the
 *   `ref` of the element
 * @returns a function that stops this
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
    // Some browsers report a removal as a blur, before the control has left the page. So check a moment later.
    queueMicrotask(() => {
      if (control === target && control?.isConnected === true) control = null;
    });
  }
  function rescue() {
    if (control === null || control.isConnected || document.activeElement !== document.body) return;
    control = null;
    // React may have reused an element for other content, such as an empty list. It is then no home.
    homes.find((home) => home.isConnected && home.dataset.focusHome !== undefined)?.focus();
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

function homesAround(control: HTMLElement, element: HTMLElement): HTMLElement[] {
  const homes: HTMLElement[] = [];
  for (let at: HTMLElement | null = control; at !== null; at = at === element ? null : at.parentElement) {
    if (at.dataset.focusHome !== undefined) homes.push(at);
  }
  return homes;
}
