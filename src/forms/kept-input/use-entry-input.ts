import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { type EntryValue, readEntry, writeEntry } from '../../navigation/entry';
import type { KeptInput } from './kept-input';

const WRITE_AFTER_MS = 250;

/**
 * Keeps the input of a signed-out form in the current history entry. Writes it shortly after the last key, because
 * browsers limit the rate of history writes, and at once when the user leaves the page.
 */
export function useEntryInput<Value>(name: EntryValue, schema: z.ZodMiniType<Value>): KeptInput<Value> {
  const [kept] = useState(() => schema.safeParse(readEntry(name)).data);
  const pending = useRef<{ value: unknown; timer: ReturnType<typeof setTimeout> } | null>(null);

  function write(value: unknown) {
    clearTimeout(pending.current?.timer);
    pending.current = null;
    writeEntry(name, value);
  }

  const onLeave = useRef(() => {});
  useEffect(() => {
    onLeave.current = () => {
      if (pending.current !== null) write(pending.current.value);
    };
  });
  useEffect(() => {
    const leave = () => onLeave.current();
    // At a reload, `pagehide` is too late: the browser has already saved the entry's state.
    window.addEventListener('beforeunload', leave);
    window.addEventListener('pagehide', leave);
    for (const event of ['focusout', 'submit']) document.addEventListener(event, leave);
    return () => {
      window.removeEventListener('beforeunload', leave);
      window.removeEventListener('pagehide', leave);
      for (const event of ['focusout', 'submit']) document.removeEventListener(event, leave);
      // Another entry may be the current one by now, so do not write late input into it.
      clearTimeout(pending.current?.timer);
    };
  }, []);

  function keep(value: unknown) {
    clearTimeout(pending.current?.timer);
    pending.current = { value, timer: setTimeout(() => onLeave.current(), WRITE_AFTER_MS) };
  }
  return { kept, keep, forget: () => write(undefined) };
}
