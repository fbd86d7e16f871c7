/**
 * A page that will not be left unasked hears of the browser's Back and Forward before the router does. On the window
 * listeners are called in the order in which they came, capturing or not: so this one is there before the router
 * starts.
 */
let holder: ((event: PopStateEvent) => void) | null = null;

/** Called once, before the router is drawn. */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => holder?.(event));
}

/**
 * From now on `hold` hears first, and may keep the event from the router (`stopImmediatePropagation`). Returns what
 * ends that.
 */
export function holdHistory(hold: (event: PopStateEvent) => void): () => void {
  holder = hold;
  return () => {
    if (holder === hold) holder = null;
  };
}
