/** Longest wait for an idle moment, and the fixed delay in Safari, which lacks requestIdleCallback. */
const LATER_MS = 1000;

/** Never delays the current rendering. Returns a function that cancels it. */
export function whenIdle(action: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(action, { timeout: LATER_MS });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(action, LATER_MS);
  return () => clearTimeout(id);
}
