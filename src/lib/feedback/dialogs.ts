/**
 * The generic modal (see docs/product/2-screens.md#other-ui): title, body, OK and cancel. Asked from anywhere, drawn by
 * the dialog host of the shell.
 */
export interface DialogTexts {
  readonly title: string;
  readonly body: string;
  readonly ok: string;
  /** Left out: the dialog has the one button, and Escape means OK. */
  readonly cancel?: string;
  /** The action cannot be undone: its button is drawn so, and the focus is on the other one. */
  readonly isDangerous?: boolean;
  /**
   * Only a button closes the dialog: Escape or a press beside it must not count as `cancel`, which does something too.
   */
  readonly needsButton?: boolean;
}

export interface OpenDialog extends DialogTexts {
  readonly close: (isOk: boolean) => void;
}

let open: OpenDialog | null = null;
const listeners = new Set<() => void>();

/** Asks, and tells whether the person agreed. A dialog that already stands is cancelled by the new one. */
export function ask(texts: DialogTexts): Promise<boolean> {
  open?.close(false);
  return new Promise((resolve) => {
    set({
      ...texts,
      close: (isOk) => {
        set(null);
        resolve(isOk);
      },
    });
  });
}

/** The two halves of `useSyncExternalStore`. */
export function subscribeToDialog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export function currentDialog(): OpenDialog | null {
  return open;
}

function set(next: OpenDialog | null): void {
  open = next;
  for (const listener of listeners) listener();
}
