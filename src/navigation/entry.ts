import { recordOf, type UnknownRecord } from '../api/response/record';
import { navigationState } from './navigation';

/*
 * The state of one history entry has two parts. The router keeps the state that a navigation passes. A page can add
 * values later without a render: they are in `history.state` under a key of our own. A reload, Back and Forward
 * restore both parts. The router drops the second part when it replaces the entry.
 */

/** Before the first write it reads `kept` of the navigation. */
export function keptInEntry(): UnknownRecord {
  const state = recordOf(history.state);
  return recordOf('kept' in state ? state.kept : recordOf(navigationState()).kept);
}

/** Keeps values with the current history entry, without rendering the page. Pass no secrets. */
export function keepInEntry(kept: UnknownRecord): void {
  history.replaceState({ ...recordOf(history.state), kept }, '');
}

export function entryState(): UnknownRecord {
  return { ...recordOf(navigationState()), kept: keptInEntry() };
}
