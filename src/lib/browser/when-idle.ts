/** Safari does not know when a page has nothing better to do. */
const LATER_MS = 1000;

/**
 * Does something when the page has nothing better to do: never before what it is about to show. Returns what takes it
 * back.
 */
export function whenIdle(action: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(action, { timeout: LATER_MS });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(action, LATER_MS);
  return () => clearTimeout(id);
}
