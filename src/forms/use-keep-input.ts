import { useEffect, useRef } from 'react';
import { writeKept, writesOf } from './kept-input';

const WRITE_AFTER_MS = 250;

/**
 * Stores a user's input shortly after the last key, because browsers limit the rate of history writes. Stores it at
 * once when the user leaves the page.
 * @returns a function to call with every change
 */
export function useKeepInput<T>(name: string): (value: T) => void {
  const pending = useRef<{ value: T; timer: ReturnType<typeof setTimeout>; since: number } | null>(null);

  function flush() {
    if (pending.current === null) return;
    const { value, timer, since } = pending.current;
    clearTimeout(timer);
    pending.current = null;
    if (since === writesOf(name)) writeKept(name, value);
  }

  const onLeave = useRef(flush);
  useEffect(() => {
    onLeave.current = flush;
  });
  useEffect(() => {
    const leave = () => onLeave.current();
    // At a reload, `pagehide` is too late: the browser has already saved the entry's state.
    window.addEventListener('beforeunload', leave);
    window.addEventListener('pagehide', leave);
    document.addEventListener('focusout', leave);
    return () => {
      window.removeEventListener('beforeunload', leave);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('focusout', leave);
      // Another entry may be the current one by now, so do not write late input into it.
      if (pending.current !== null) clearTimeout(pending.current.timer);
    };
  }, []);

  return (value) => {
    if (pending.current !== null) clearTimeout(pending.current.timer);
    pending.current = { value, timer: setTimeout(() => onLeave.current(), WRITE_AFTER_MS), since: writesOf(name) };
  };
}
