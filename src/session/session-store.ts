import { createStore, perApp } from '../lifetime';
import { readStored, removeStored, writeStored } from '../platform/storage';
import { NO_INPUT, type SessionEvent, sessionReducer, type SessionState } from './session-state';

const store = perApp(() => {
  const stored = readStored('keptInput');
  // After a reload, the copy in storage is sealed: the session may belong to another user by now.
  const input = stored === undefined ? NO_INPUT : { ...stored, isSealed: true };
  return createStore<SessionState>({ number: 0, person: undefined, isOthers: false, before: undefined, input });
});

export function sessionState(): SessionState {
  return store().get();
}

export function dispatchToSession(event: SessionEvent): void {
  const before = sessionState();
  const next = sessionReducer(before, event);
  if (next.input !== before.input) copyToStorage(next.input);
  store().set(next);
}

/** @param listener gets the state before too, after each event */
export function watchSessionState(listener: (next: SessionState, before: SessionState) => void): void {
  let before = sessionState();
  store().subscribe(() => {
    const [earlier, next] = [before, sessionState()];
    before = next;
    listener(next, earlier);
  });
}

/** Storage holds a copy for a reload, only while the owner is signed in. */
function copyToStorage({ owner, forms, isSealed }: SessionState['input']): void {
  if (owner === undefined || isSealed) removeStored('keptInput');
  else writeStored('keptInput', { owner, forms });
}

export function personOfPage(): string | undefined {
  return sessionState().person?.personId;
}

export function numberOfSession(): number {
  return sessionState().number;
}

/** What a form has kept. It may have any shape, so the caller checks it. */
export function readPersonal(form: string): unknown {
  const { forms, isSealed } = sessionState().input;
  return isSealed || !Object.hasOwn(forms, form) ? undefined : forms[form];
}

/** Returns whether the owner is still unknown: the caller then asks the service and dispatches `owner-named`. */
export function writePersonal(form: string, value: unknown): boolean {
  dispatchToSession({ type: 'typed', form, value });
  return value !== undefined && sessionState().input.owner === undefined;
}
