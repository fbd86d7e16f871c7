import { type Dispatch, type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { identifierHere, keepIdentifierHere } from '../../forms/identifier';
import { isFilledByBrowser } from './filled';
import type { LoginEvent } from './login.flow';
import { keptLock } from './login.lock';
import type { useRememberedUsername } from './use-remembered-username';

interface KeptUsername {
  /** The username of the form now. A reload keeps it, but not while a request runs. */
  username: string;
  isBusy: boolean;
  dispatch: Dispatch<LoginEvent>;
  remembered: Pick<ReturnType<typeof useRememberedUsername>, 'fill' | 'restorable'>;
}

/**
 * Fills the username field when the form opens, and keeps a half-typed username over a reload.
 *
 * The field takes over input that the user or the browser entered before the app started. Otherwise it gets the
 * username that was kept before a reload, or the remembered one. A lock of the username is restored too.
 */
export function useKeptUsername(usernameField: RefObject<HTMLInputElement | null>, form: KeptUsername): void {
  const { username, isBusy, dispatch, remembered } = form;
  const { fill, restorable } = remembered;
  const { state: arrival } = useLocation();
  useLayoutEffect(() => {
    const field = usernameField.current;
    if (field === null) return;
    const kept = identifierHere(arrival) ?? '';
    // Does not fill a focused field, because the user may be about to type: the keys would follow the restored text.
    // Nor one that the browser has filled, because its password belongs to that username. Until the first press
    // such a field reads as empty in Chromium, and any write, even of nothing, would undo the fill.
    if (kept !== '' && field !== document.activeElement && !isFilledByBrowser(field)) field.value ||= kept;
    const asksPassword = fill(field, kept === '');
    if (field.value !== '') dispatch({ type: 'username', value: field.value });
    if (asksPassword) dispatch({ type: 'remembered' });
    const lock = keptLock();
    if (lock !== undefined) dispatch({ type: 'locked', lock });
  }, [usernameField, dispatch, fill, arrival]);

  const keepUsername = useEffectEvent(() => {
    const restored = restorable(username);
    // A request has already kept its username. When the user has unticked the box since then, it must go.
    if (!isBusy || !restored) keepIdentifierHere(restored);
  });
  useEffect(() => {
    const leave = () => keepUsername();
    addEventListener('beforeunload', leave);
    return () => removeEventListener('beforeunload', leave);
  }, []);
}
