import { useEffect, useRef } from 'react';
import { recordOf } from '../../api/response/record';

/**
 * What a person has typed, kept with the present history entry: a reload, Back and Forward find it again, and it goes
 * when the tab does. It is never in storage or in the address. Secrets (passwords, codes, dates of birth) must not be
 * given to it.
 *
 * It is written past the router, which would draw the page anew at every key: a router's own state stands under `usr`
 * of `history.state`, and there it finds what we wrote when the entry is opened again.
 */
const WRITE_AFTER_MS = 250;

/** Reads what was kept under a name, of any shape: the caller checks it. */
export function readKept(name: string): unknown {
  const kept = recordOf(recordOf(recordOf(history.state).usr).kept);
  return Object.hasOwn(kept, name) ? kept[name] : undefined;
}

/** How often a name was written: what was typed before a newer write is not written over it. */
const writes = new Map<string, number>();

/** Keeps a value under a name with the present entry; undefined forgets it. */
export function writeKept(name: string, value: unknown): void {
  writes.set(name, writesOf(name) + 1);
  const state = recordOf(history.state);
  const usr = recordOf(state.usr);
  const { [name]: _before, ...others } = recordOf(usr.kept);
  const kept = value === undefined ? others : { ...others, [name]: value };
  history.replaceState({ ...state, usr: { ...usr, kept } }, '');
}

/**
 * Keeps what is typed, a moment after the last key (browsers limit how often history may be written), and at once when
 * the page is left. Returns the function to call with every change.
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
    // Before a reload the browser has taken the entry's state by the time of `pagehide`.
    window.addEventListener('beforeunload', leave);
    window.addEventListener('pagehide', leave);
    document.addEventListener('focusout', leave);
    return () => {
      window.removeEventListener('beforeunload', leave);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('focusout', leave);
      // By now another entry may be the present one: what is late is not written into it.
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
