import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns the whole seconds until a time, down to 0, and renders again when the number changes.
 * @param until epoch ms
 * @param tickMs time between two checks; 500 ms keeps every second visible
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
