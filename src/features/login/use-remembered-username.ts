import { useCallback, useRef, useState } from 'react';
import { readStored, removeStored, writeStored } from '../../platform/storage';
import { isFilledByBrowser } from './filled';

/**
 * The username that this browser keeps when the user asks for it. A successful sign-in with a ticked box stores it. An
 * unticked box or "Change" removes it at once.
 *
 * React does not control the box, because the user can tick it before the app has started.
 */
export function useRememberedUsername() {
  const box = useRef<HTMLInputElement>(null);
  /** The remembered username, while the field shows it. */
  const [shown, setShown] = useState<string>();
  /** The remembered username that the user unticked, while the field still shows it. */
  const forgotten = useRef<string>(undefined);

  function tick(isTicked: boolean) {
    if (box.current !== null) box.current.checked = isTicked;
  }

  return {
    box,
    isShown: shown !== undefined,
    /**
     * Puts the remembered username into an empty field, unless the browser has filled it.
     * @param mayFill false when a reload or another page has already set the username
     * @returns whether the page can ask for its password at once
     */
    fill: useCallback((field: HTMLInputElement, mayFill: boolean): boolean => {
      const username = readStored('rememberedUsername');
      if (username === undefined) return false;
      if (field.value === '' && mayFill && !isFilledByBrowser(field)) field.value = username;
      if (field.value !== username) return false;
      tick(true);
      setShown(username);
      return readStored('rememberedElsewhere') === undefined;
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
     * @param isElsewhere the username signs in at the other system
     */
    keep(username: string, isElsewhere: boolean) {
      if (!box.current?.checked || (shown ?? username) !== username) return;
      writeStored('rememberedUsername', username);
      if (isElsewhere) writeStored('rememberedElsewhere', true);
      else removeStored('rememberedElsewhere');
    },
    /** Returns what a reload may restore: the username, but not one that the user has just unticked. */
    restorable: (username: string) => (username === forgotten.current && !box.current?.checked ? '' : username),
    forget() {
      forgotten.current ??= shown;
      tick(false);
      setShown(undefined);
      removeStored('rememberedUsername');
      removeStored('rememberedElsewhere');
    },
  };
}
