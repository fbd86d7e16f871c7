import { recordOf, type UnknownRecord } from '../../api/response/record';

/**
 * What the app knows of the router's own history, in one place. The router keeps `{ usr, key, idx }` in
 * `history.state`: the state of the app, and the position of the entry.
 *
 * The router has no public way for three things that the app needs. Writing state through `navigate` renders the page
 * again, so kept input would do so at every key. `useBlocker`, which asks before Back, needs the data router (17 KB
 * more, see docs/decisions/libraries.md). And `location` does not tell how many steps Back went.
 */

/** Returns the app's state of the current history entry; an empty record when it has none. */
export function entryState(): UnknownRecord {
  return recordOf(recordOf(history.state).usr);
}

/**
 * Writes values into the state of the current history entry without rendering the page. The router finds them in
 * `location.state` when it opens the entry again: after a reload, Back or Forward. Pass no secrets.
 */
export function writeEntryState(values: UnknownRecord): void {
  history.replaceState({ ...recordOf(history.state), usr: { ...entryState(), ...values } }, '');
}

/** Returns the position of a history entry from its `history.state`; NaN for an entry of other code. */
export function entryPosition(state: unknown): number {
  const { idx } = recordOf(state);
  return typeof idx === 'number' ? idx : Number.NaN;
}

let interceptor: ((event: PopStateEvent) => void) | null = null;

/**
 * Registers the listener of `interceptPopstate`. Call it before the router mounts: listeners of window run in the order
 * of registration, and capturing makes no difference.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => interceptor?.(event));
}

/**
 * Calls `intercept` for each popstate event before the router sees it. `intercept` can keep the event from the router
 * with `stopImmediatePropagation`.
 * @returns a function that stops this
 */
export function interceptPopstate(intercept: (event: PopStateEvent) => void): () => void {
  interceptor = intercept;
  return () => {
    if (interceptor === intercept) interceptor = null;
  };
}
