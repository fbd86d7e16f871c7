import { useCallback, useRef, useState } from 'react';
import { readStored, removeStored, writeStored } from '../../lib/browser/storage';

/**
 * The username that this browser keeps when the user asks for it (see docs/product/2-screens.md#login). A successful
 * sign-in with a ticked box stores it. An unticked box or "Use another account" removes it at once.
 *
 * The box is uncontrolled, because the user can tick it before the app has started.
 */
export function useRememberedUsername() {
  const box = useRef<HTMLInputElement>(null);
  /** The remembered username, while the field shows it. */
  const [shown, setShown] = useState<string>();

  function tick(isTicked: boolean) {
    if (box.current !== null) box.current.checked = isTicked;
  }

  return {
    box,
    isShown: shown !== undefined,
    /** Fills an empty field. Selects the text, so that another username replaces it. */
    fill: useCallback((field: HTMLInputElement, isKeptEmpty: boolean) => {
      const username = readStored('rememberedUsername');
      if (username === undefined) return;
      if (field.value === '' && isKeptEmpty) {
        field.value = username;
        field.setSelectionRange(0, username.length);
      }
      if (field.value !== username) return;
      field.dataset.remembered = '';
      tick(true);
      setShown(username);
    }, []),
    /** Takes the tick away from another username: each user asks for themselves. The stored username stays. */
    edit(username: string) {
      if (shown === undefined || shown === username) return;
      tick(false);
      setShown(undefined);
    },
    /** Stores the username of a successful sign-in when the box is ticked. */
    keep(username: string) {
      if (box.current?.checked) writeStored('rememberedUsername', username);
    },
    forget() {
      tick(false);
      setShown(undefined);
      removeStored('rememberedUsername');
    },
  };
}
