import { createStore, perApp } from '../lifetime';

export interface DialogTexts {
  readonly title: string;
  readonly body: string;
  readonly ok: string;
  /** Without it the dialog has only the OK button, and Escape means OK. */
  readonly cancel?: string;
  /** The action cannot be undone. The dialog marks its button and focuses the other one. */
  readonly isDangerous?: boolean;
  /** Needed when `cancel` has an effect, which Escape or a press outside must not cause. */
  readonly needsButton?: boolean;
}

export interface OpenDialog extends DialogTexts {
  readonly close: (isOk: boolean) => void;
}

export const openDialog = perApp(() => createStore<OpenDialog | null>(null));

export function ask(texts: DialogTexts): Promise<boolean> {
  openDialog().get()?.close(false);
  return new Promise((resolve) => {
    openDialog().set({
      ...texts,
      close: (isOk) => {
        openDialog().set(null);
        resolve(isOk);
      },
    });
  });
}

const loader = perApp((): { load?: () => unknown } => ({}));

export function setDialogLoader(load: () => unknown): void {
  loader().load = load;
}

/** Loads the dialog's code before it is needed, for a question that has to work without a network. */
export function preloadDialog(): void {
  loader().load?.();
}
