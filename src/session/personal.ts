import { readStored, removeStored, writeStored } from '../platform/storage';
import { perApp } from '../lifetime';

/**
 * The typed input of signed-in forms that is not yet saved, by form. It survives an obligation, a lost session, a
 * sign-out in another tab and a reload. Only the same user gets it back. Pass no secrets: passwords, codes, dates of
 * birth.
 *
 * The page's memory holds it. Storage holds a copy while its owner is signed in, for a reload. At the end of the
 * session `sealInput` removes the copy, and the input stays unreadable until `openInput` has its owner.
 */
interface Kept {
  /** The personId of the user who typed it; undefined until the service has named the user. */
  owner: string | undefined;
  forms: Readonly<Record<string, unknown>>;
  isSealed: boolean;
}

const input = perApp((): { kept?: Kept | undefined } => ({}));

/** After a reload, the copy in storage is sealed: the session may belong to another user by now. */
function current(): Kept {
  const state = input();
  if (state.kept === undefined) {
    const stored = readStored('keptInput');
    state.kept = { owner: stored?.owner, forms: stored?.forms ?? {}, isSealed: stored !== undefined };
  }
  return state.kept;
}

/** It may have any shape, so the caller checks it. */
export function readPersonal(form: string): unknown {
  const { forms, isSealed } = current();
  return isSealed || !Object.hasOwn(forms, form) ? undefined : forms[form];
}

/** Returns whether the owner is still unknown: the caller then asks the service and calls `openInput`. */
export function writePersonal(form: string, value: unknown): boolean {
  const { owner, forms, isSealed } = current();
  // A form that is open belongs to the present user. Sealed input is another session's, and its owner has not come
  // back.
  const { [form]: _before, ...others } = isSealed ? {} : forms;
  set(isSealed ? undefined : owner, value === undefined ? others : { ...others, [form]: value });
  return value !== undefined && current().owner === undefined;
}

export function isInputSealed(): boolean {
  return current().isSealed;
}

/** The session has ended, but the user did not end it here. The input leaves storage and waits for its owner. */
export function sealInput(): void {
  const { owner, forms } = current();
  removeStored('keptInput');
  input().kept = owner === undefined ? undefined : { owner, forms, isSealed: true };
}

export function openInput(personId: string): void {
  const { owner, forms } = current();
  set(personId, owner === undefined || owner === personId ? forms : {});
}

/** The user has signed out here: nothing remains. */
export function dropInput(): void {
  input().kept = undefined;
  removeStored('keptInput');
}

function set(owner: string | undefined, forms: Kept['forms']): void {
  const isEmpty = Object.keys(forms).length === 0;
  // Without input there is no owner, so that the next user's input never gets the owner of an earlier one.
  input().kept = { owner: isEmpty ? undefined : owner, forms, isSealed: false };
  if (isEmpty || owner === undefined) removeStored('keptInput');
  else writeStored('keptInput', { owner, forms });
}
