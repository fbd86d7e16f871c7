import { createStore, perApp } from '../lifetime';
import { readStored, removeStored, writeStored } from '../platform/storage';

/** The person whose data a page shows (docs/decisions/person.md). */
export interface Person {
  readonly personId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string | undefined;
}

/**
 * The typed input of signed-in forms that is not yet saved, by form. It survives an obligation, a lost session, a
 * sign-out in another tab and a reload. Only the same user gets it back. Pass no secrets: passwords, codes, dates of
 * birth. (docs/decisions/kept-input.md)
 */
export interface KeptInput {
  /** The personId of the user who typed it; undefined until the service has named the user. */
  readonly owner: string | undefined;
  readonly forms: Readonly<Record<string, unknown>>;
  /** Another session may have begun. No form reads the input until its owner has come back. */
  readonly isSealed: boolean;
}

/** What this page knows of its session. The session can become another person's behind it. */
export interface SessionState {
  /** Grows when the session ends. A late response to an earlier number says nothing. */
  readonly number: number;
  /** Undefined until the service has named the person of this session. */
  readonly person: Person | undefined;
  /** The service names somebody else by now, so the page has to load again. */
  readonly isOthers: boolean;
  /** The personId before the page loaded again for that reason. */
  readonly before: string | undefined;
  readonly input: KeptInput;
}

export type SessionEvent =
  /** A session has begun here. Its user knows which account shows. */
  | { readonly type: 'begun' }
  /** An impersonation has begun or ended. */
  | { readonly type: 'actor-changed' }
  /** The session has ended, here or in another tab. `keepsInput`: its user did not ask for the end here. */
  | { readonly type: 'ended'; readonly keepsInput: boolean }
  /** The service has named the user. `askedIn`: the number of the session when the page asked. */
  | { readonly type: 'named'; readonly person: Person; readonly askedIn: number }
  /** The page has loaded again, because it showed this person while the session was another's. */
  | { readonly type: 'loaded-again'; readonly before: string | undefined }
  /** A form has changed; `value` undefined: it is saved or discarded. */
  | { readonly type: 'typed'; readonly form: string; readonly value: unknown }
  /** The service has named the user, for the forms. */
  | { readonly type: 'owner-named'; readonly personId: string }
  /** Another user may have signed in. */
  | { readonly type: 'input-sealed' }
  | { readonly type: 'input-dropped' };

export const NO_INPUT: KeptInput = { owner: undefined, forms: {}, isSealed: false };

export function sessionReducer(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'begun':
      return begun(state);
    case 'actor-changed':
      return begun({ ...state, number: state.number + 1 });
    case 'ended': {
      const input = event.keepsInput ? sealed(state.input) : NO_INPUT;
      return { ...state, number: state.number + 1, person: undefined, isOthers: false, input };
    }
    case 'named': {
      const { person, askedIn } = event;
      if (askedIn !== state.number) return state;
      if (state.person !== undefined) return { ...state, isOthers: person.personId !== state.person.personId };
      return { ...state, person, before: state.before === person.personId ? state.before : undefined };
    }
    case 'loaded-again': {
      const { before } = event;
      return { ...state, before: [undefined, before].includes(state.person?.personId) ? before : undefined };
    }
    case 'typed': {
      // A form that is open belongs to the present user. Sealed input is another session's, and its owner is not back.
      const { owner, forms } = state.input.isSealed ? NO_INPUT : state.input;
      const { [event.form]: _earlier, ...others } = forms;
      const typed = event.value === undefined ? others : { ...others, [event.form]: event.value };
      return { ...state, input: inputOf(owner, typed) };
    }
    case 'owner-named': {
      const { owner, forms } = state.input;
      return { ...state, input: inputOf(event.personId, [undefined, event.personId].includes(owner) ? forms : {}) };
    }
    case 'input-sealed':
      return { ...state, input: sealed(state.input) };
    case 'input-dropped':
      return { ...state, input: NO_INPUT };
  }
}

function begun(state: SessionState): SessionState {
  return { ...state, person: undefined, isOthers: false, before: undefined };
}

/** Input whose owner nobody has named is dropped: no user could get it back. */
function sealed(input: KeptInput): KeptInput {
  return input.owner === undefined ? NO_INPUT : { ...input, isSealed: true };
}

/** Without input there is no owner, so that the next user's input never gets the owner of an earlier one. */
function inputOf(owner: string | undefined, forms: KeptInput['forms']): KeptInput {
  return Object.keys(forms).length === 0 ? NO_INPUT : { owner, forms, isSealed: false };
}

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
