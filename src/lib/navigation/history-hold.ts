/**
 * Intercepts popstate before React Router, for a page with unsaved changes. Call `watchHistory()` before the router
 * mounts: window listeners run in registration order, and capturing makes no difference.
 */
let holder: ((event: PopStateEvent) => void) | null = null;

/** Registers the listener. The app calls it once, before it mounts the router. */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => holder?.(event));
}

/**
 * Calls `hold` for each popstate event before the router sees it. `hold` can keep the event from the router with
 * `stopImmediatePropagation`.
 * @returns a function that stops this
 */
export function interceptPopstate(hold: (event: PopStateEvent) => void): () => void {
  holder = hold;
  return () => {
    if (holder === hold) holder = null;
  };
}
