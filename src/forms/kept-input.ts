import { useEffect, useRef } from 'react';
import { keepInEntry, keptInEntry } from '../navigation/entry';

/*
 * Stores a user's input in the current history entry. A reload, Back and Forward restore it, and closing the tab
 * removes it. It never reaches storage or the address. Pass no secrets (passwords, codes, dates of birth).
 */

const WRITE_AFTER_MS = 250;

/** It may have any shape, so the caller checks it. */
export function readKept(name: string): unknown {
  const kept = keptInEntry();
  return Object.hasOwn(kept, name) ? kept[name] : undefined;
}

/** A pending write is dropped when a newer write has happened meanwhile. */
const writes = new Map<string, number>();

export function writeKept(name: string, value: unknown): void {
  writes.set(name, writesOf(name) + 1);
  const { [name]: _before, ...others } = keptInEntry();
  keepInEntry(value === undefined ? others : { ...others, [name]: value });
}

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

function writesOf(name: string): number {
  return writes.get(name) ?? 0;
}
