import { useSyncExternalStore } from 'react';

/*
 * The life of an app. What an app keeps outside of React is made for it and ends with it, so a page can show one app
 * after another: a test makes an app for each claim (docs/testing.md). A window shows one app at a time, because it has
 * one address, one focus and one title.
 */

let life = new AbortController();

/**
 * Declares what a module keeps for the app. `make` runs when an app first asks, and again for the next app.
 * @returns what the present app has
 */
export function perApp<Part extends object>(make: () => Part): () => Part {
  const parts = new WeakMap<AbortController, Part>();
  return () => {
    const part = parts.get(life) ?? make();
    parts.set(life, part);
    return part;
  };
}

/** Aborts when the app ends. Pass it to each listener of window and document that no component removes. */
export function whileAppLives(): AbortSignal {
  return life.signal;
}

/** Ends the app: its listeners stop, and what its modules kept is gone. */
export function endApp(): void {
  const before = life;
  life = new AbortController();
  before.abort();
}

export interface Store<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly initial: T;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}
