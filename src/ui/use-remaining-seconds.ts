import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whole seconds until a moment, counted down to 0; the page is drawn again when the number changes.
 * @param until epoch ms
 * @param tickMs how often to look; 500 ms keeps a second from being skipped (see docs/product/9-limits.md)
 */
export function useRemainingSeconds(until: number, tickMs = 500): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      const timer = setInterval(() => {
        if (Date.now() >= until) clearInterval(timer);
        tick();
      }, tickMs);
      return () => clearInterval(timer);
    },
    [until, tickMs],
  );
  const read = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
  return useSyncExternalStore(subscribe, read, read);
}
