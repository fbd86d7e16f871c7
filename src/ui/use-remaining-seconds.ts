import { useCallback, useSyncExternalStore } from 'react';

/** It keeps every second visible. */
const TICK_MS = 500;

/** @param until epoch ms */
export function useRemainingSeconds(until: number): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      const timer = setInterval(() => {
        if (Date.now() >= until) clearInterval(timer);
        tick();
      }, TICK_MS);
      return () => clearInterval(timer);
    },
    [until],
  );
  const read = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
  return useSyncExternalStore(subscribe, read, read);
}

export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
