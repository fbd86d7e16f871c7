import {
  type Dispatch,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useCallback,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { identifierHere, isKnownUsername, keepIdentifierHere } from '../../forms/kept-input/identifier';
import { isFilledByBrowser } from './use-password-field';
import type { LoginEvent, Lock } from './login.flow';
import { recordOf } from '../../api/response/record';
import { readEntry, writeEntry } from '../../navigation/entry';
import { readStored, removeStored, type Stored, writeStored } from '../../platform/storage';

export type LoginWay = Stored<'rememberedWay'>;

interface KeptUsername {
  /** The username of the form now. A reload keeps it, but not while a request runs. */
  username: string;
  isBusy: boolean;
  dispatch: Dispatch<LoginEvent>;
  remembered: Pick<ReturnType<typeof useRememberedUsername>, 'fill' | 'restorable'>;
}

/** Fills the username field when the form opens, and keeps a half-typed username and a lock over a reload. */
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
    if (asksPassword || (isKnownUsername(arrival) && field.value === kept)) dispatch({ type: 'remembered' });
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
    // Back to a page of the app loads nothing, and the entry is another one by then.
    const moments = ['beforeunload', 'focusout'] as const;
    for (const moment of moments) addEventListener(moment, leave);
    return () => moments.forEach((moment) => removeEventListener(moment, leave));
  }, []);
}

export function keepLock({ username, until }: Lock): void {
  keepIdentifierHere(username);
  writeEntry('lock', { username, until });
}

function keptLock(now: number = Date.now()): Lock | undefined {
  const { username, until } = recordOf(readEntry('lock'));
  return typeof username === 'string' && typeof until === 'number' && until > now ? { username, until } : undefined;
}

/**
 * The username that this browser keeps when the user asks for it. A successful sign-in with a ticked box stores it. An
 * unticked box or "Change" removes it at once.
 *
 * React does not control the box, because the user can tick it before the app has started.
 */
export function useRememberedUsername() {
  const box = useRef<HTMLInputElement>(null);
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
     * Returns whether the page can ask for the password at once. `mayFill`: no reload or other page set the username.
     */
    fill: useCallback((field: HTMLInputElement, mayFill: boolean): boolean => {
      const username = readStored('rememberedUsername');
      if (username === undefined) return false;
      if (field.value === '' && mayFill && !isFilledByBrowser(field)) field.value = username;
      if (field.value !== username) return false;
      tick(true);
      setShown(username);
      return readStored('rememberedWay') !== 'elsewhere';
    }, []),
    /** Another username unticks the box, because its user has not asked to be remembered. The stored one stays. */
    edit(username: string) {
      forgotten.current = undefined;
      if (shown === undefined || shown === username) return;
      tick(false);
      setShown(undefined);
    },
    /** A passkey may sign in another user than the remembered one, who has not ticked the box. */
    keep(username: string, way?: LoginWay) {
      if (!box.current?.checked || (shown ?? username) !== username) return;
      writeStored('rememberedUsername', username);
      if (way) writeStored('rememberedWay', way);
      else removeStored('rememberedWay');
    },
    /** Returns what a reload may restore: the username, but not one that the user has just unticked. */
    restorable: (username: string) => (username === forgotten.current && !box.current?.checked ? '' : username),
    forget() {
      forgotten.current ??= shown;
      tick(false);
      setShown(undefined);
      removeStored('rememberedUsername');
      removeStored('rememberedWay');
    },
  };
}
