import * as z from 'zod/mini';

/**
 * What a form has of the input that an interruption must not cost (docs/decisions/kept-input.md). A signed-out form
 * keeps it in the history entry (`useEntryInput`), a signed-in form with its user (`usePersonalInput`). Pass no secrets.
 */
export interface KeptInput<Value> {
  /** What the user typed before; undefined when nothing of this shape was kept. */
  readonly kept: Value | undefined;
  /** Call it with every change. Undefined: nothing is left to keep. */
  readonly keep: (value: unknown) => void;
  /** Call it once the input is saved or discarded. */
  readonly forget: () => void;
}

export const typedText = z.string();
