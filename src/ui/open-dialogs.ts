import { useSyncExternalStore } from 'react';

/**
 * The open modal dialogs of the window, whose components take them out again. The browser shows the last one over the
 * others, and makes everything outside it inert.
 */
let dialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/**
 * Notes that a modal dialog has opened.
 * @returns a function to call when it closes
 */
export function noteOpenDialog(dialog: HTMLDialogElement): () => void {
  set([...dialogs, dialog]);
  return () => set(dialogs.filter((one) => one !== dialog));
}

export function topDialog(): HTMLDialogElement | null {
  return dialogs.at(-1) ?? null;
}

/** Like `topDialog`, for content that has to be inside it: outside, nobody could see or press it. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, topDialog, () => null);
}

function set(next: typeof dialogs): void {
  dialogs = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
