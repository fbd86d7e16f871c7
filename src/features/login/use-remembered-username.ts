import { useCallback, useRef, useState } from 'react';
import { readStored, removeStored, writeStored } from '../../platform/storage';
import { isFilledByBrowser } from './filled';

/**
 * The username that this browser keeps when the user asks for it (see docs/product/2-screens.md#login). A successful
 * sign-in with a ticked box stores it. An unticked box or "Use another account" removes it at once.
 *
 * React does not control the box, because the user can tick it before the app has started.
 */
export function useRememberedUsername() {
  const box = useRef<HTMLInputElement>(null);
  /** The remembered username, while the field shows it. */
  const [shown, setShown] = useState<string>();
  /** The remembered username that the user unticked, while the field still shows it. */
  const forgotten = useRef<string>(undefined);

  /** Ticks or unticks the box. */
  function tick(isTicked: boolean) {
    if (box.current !== null) box.current.checked = isTicked;
  }

  return {
    box,
    /** Whether the field shows the remembered username. */
    isShown: shown !== undefined,
    /**
     * Puts the remembered username into an empty field, unless the browser has filled it. Selects the text, so that
     * another username replaces it.
     * @param mayFill false when a reload or another page has already set the username
     */
    fill: useCallback((field: HTMLInputElement, mayFill: boolean) => {
      const username = readStored('rememberedUsername');
      if (username === undefined) return;
      if (field.value === '' && mayFill && !isFilledByBrowser(field)) {
        field.value = username;
        field.setSelectionRange(0, username.length);
      }
      if (field.value !== username) return;
      // Marks the field for early-input.ts: the user has not typed this.
      field.dataset.remembered = '';
      tick(true);
      setShown(username);
    }, []),
    /**
     * Call it when the user edits the username. Another username unticks the box, because its user has not asked to be
     * remembered. The stored username stays.
     */
    edit(username: string) {
      forgotten.current = undefined;
      if (shown === undefined || shown === username) return;
      tick(false);
      setShown(undefined);
    },
    /**
     * Stores the username of a successful sign-in when the box is ticked. A passkey may sign in another user than the
     * remembered one, who has not ticked the box.
     */
    keep(username: string) {
      if (box.current?.checked && (shown ?? username) === username) writeStored('rememberedUsername', username);
    },
    /** Returns what a reload may restore: the username, but not one that the user has just unticked. */
    restorable: (username: string) => (username === forgotten.current && !box.current?.checked ? '' : username),
    /** Removes the stored username, and unticks the box. */
    forget() {
      forgotten.current ??= shown;
      tick(false);
      setShown(undefined);
      removeStored('rememberedUsername');
    },
  };
}
