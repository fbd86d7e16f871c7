import { useCallback, useSyncExternalStore } from 'react';

/** `until` is epoch ms; a tick of 500 ms keeps every second visible. */
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

export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
